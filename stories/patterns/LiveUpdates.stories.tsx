import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Spinner } from '@concierge/ui/Spinner';
import { ConnectionBar } from '@concierge/ui/layout/ConnectionBar';
import { RequestTable } from '@concierge/ui/concierge/RequestTable';
import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { requestColumns, rowsIn } from '../hotel/rows.ts';
import { type Texts, textsOf } from '../setup/texts.ts';

const TIME = '02.03.2026 09:24';

interface ListProps {
  texts: Texts;
  /** How many have just come. */
  fresh?: number;
}

function List({ texts, fresh = 0 }: ListProps): ReactElement {
  const rows = rowsIn(texts, [1], 3);
  return (
    <RequestTable
      rows={rows}
      columns={requestColumns.waiting.slice(0, 3)}
      labels={texts.labels.requestTable}
      onStatusClick={fn()}
      empty={null}
      freshRows={rows.slice(0, fresh).map(({ id }) => id)}
    />
  );
}

const meta = {
  title: 'Patterns/Live updates examples',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The list stays; what has come is tinted for a moment. */
export const TintsWhatIsNew: Story = {
  render: (_args, context) => <List texts={textsOf(context)} fresh={1} />,
};

export const LoadsAgain: Story = {
  render: (_args, context) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
      <Spinner label={textsOf(context).labels.requestTable.loading} />
    </div>
  ),
};

/** Old data with its age is worth more than none. */
export const SaysHowOld: Story = {
  render: (_args, context) => {
    const texts = textsOf(context);
    return (
      <>
        <ConnectionBar
          text={texts.t('shell:offline.text', { time: TIME })}
          retryLabel={texts.t('shell:offline.retry')}
          onRetry={fn()}
        />
        <List texts={texts} />
      </>
    );
  },
};

export const TakesTheListAway: Story = {
  render: () => <EmptyState tone="warning" title="No connection" />,
};
