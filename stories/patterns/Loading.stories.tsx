import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@concierge/ui/Button';
import { Spinner } from '@concierge/ui/Spinner';
import { RequestTable } from '@concierge/ui/concierge/RequestTable';
import { fn } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';
import { requestColumns } from '../hotel/rows.ts';
import { textsOf } from '../setup/texts.ts';

const columns = requestColumns.waiting.slice(0, 3);

const meta = {
  title: 'Patterns/Loading examples',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** The frame of what comes is there at once: nothing jumps when it has come. */
export const KeepsTheFrame: Story = {
  render: (_args, context) => (
    <RequestTable
      rows={[]}
      columns={columns}
      labels={textsOf(context).labels.requestTable}
      onStatusClick={fn()}
      empty={null}
      loading
    />
  ),
};

export const HidesTheFrame: Story = {
  render: (_args, context) => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
      <Spinner label={textsOf(context).labels.requestTable.loading} />
    </div>
  ),
};

/** The button keeps its text, its width and the focus. */
export const KeepsTheButton: Story = {
  render: (_args, context) => (
    <Row>
      <Button variant="primary" pending>
        {textsOf(context).t('messages:form.saveAndPublish')}
      </Button>
      <Button disabled>{textsOf(context).t('common:cancel')}</Button>
    </Row>
  ),
};

export const ChangesTheButton: Story = {
  render: (_args, context) => (
    <Row>
      <Button variant="primary" disabled>
        Please wait…
      </Button>
      <Button disabled>{textsOf(context).t('common:cancel')}</Button>
    </Row>
  ),
};
