import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Spinner } from '@concierge/ui';
import { RequestTable } from '@concierge/ui/concierge';
import { fn } from 'storybook/test';
import { defaultColumns } from '../fixtures/concierge.ts';
import { Row } from '../fixtures/Layout.tsx';
import { say } from '../fixtures/product.ts';
import { requestLabels } from '../fixtures/words.ts';

const columns = defaultColumns.slice(0, 3);

const meta = { title: 'Patterns/Loading examples', tags: ['!dev'] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** The frame of what comes is there at once: nothing jumps when it has come. */
export const KeepsTheFrame: Story = {
  render: () => (
    <RequestTable
      rows={[]}
      columns={columns}
      labels={requestLabels}
      onStatusClick={fn()}
      empty={null}
      loading
    />
  ),
};

export const HidesTheFrame: Story = {
  render: () => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
      <Spinner label={say('requests:table.loading')} />
    </div>
  ),
};

/** The button keeps its text, its width and the focus. */
export const KeepsTheButton: Story = {
  render: () => (
    <Row>
      <Button variant="primary" pending>
        {say('messages:form.saveAndPublish')}
      </Button>
      <Button disabled>{say('common:cancel')}</Button>
    </Row>
  ),
};

export const ChangesTheButton: Story = {
  render: () => (
    <Row>
      <Button variant="primary" disabled>
        Please wait…
      </Button>
      <Button disabled>{say('common:cancel')}</Button>
    </Row>
  ),
};
