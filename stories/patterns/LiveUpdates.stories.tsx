import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionBar, EmptyState, Spinner } from '@concierge/ui';
import { RequestTable } from '@concierge/ui/concierge';
import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { defaultColumns, requests } from '../fixtures/concierge.ts';
import { say } from '../fixtures/product.ts';
import { requestLabels } from '../fixtures/words.ts';

const TIME = '02.03.2026 09:24';

function List({ freshRows = [] }: { freshRows?: readonly number[] }): ReactElement {
  return (
    <RequestTable
      rows={requests.slice(0, 3)}
      columns={defaultColumns.slice(0, 3)}
      labels={requestLabels}
      onStatusClick={fn()}
      empty={null}
      freshRows={freshRows}
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
  render: () => <List freshRows={requests.slice(0, 1).map(({ id }) => id)} />,
};

export const LoadsAgain: Story = {
  render: () => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
      <Spinner label={say('requests:table.loading')} />
    </div>
  ),
};

/** Old data with its age is worth more than none. */
export const SaysHowOld: Story = {
  render: () => (
    <>
      <ConnectionBar
        text={say('shell:offline.text', { time: TIME })}
        retryLabel={say('shell:offline.retry')}
        onRetry={fn()}
      />
      <List />
    </>
  ),
};

export const TakesTheListAway: Story = {
  render: () => <EmptyState tone="warning" title="No connection" />,
};
