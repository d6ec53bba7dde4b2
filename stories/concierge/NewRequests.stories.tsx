import { Card } from '@concierge/ui/Card';
import { NewRequests } from '@concierge/ui/concierge/NewRequests';
import { RequestTable } from '@concierge/ui/concierge/RequestTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { requestColumns, rowsIn } from '../hotel/rows.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Concierge/NewRequests',
  component: NewRequests,
  ...inLanguage((texts) => ({
    label: texts.t('requests:newRequests', { count: 3 }),
    onShow: fn(),
    children: (
      <Card padding="none">
        <RequestTable
          rows={rowsIn(texts, [1], 3)}
          columns={requestColumns.waiting}
          labels={texts.labels.requestTable}
          onStatusClick={fn()}
          empty={null}
        />
      </Card>
    ),
  })),
  render: (args) => (
    <div style={{ paddingBlockStart: 24 }}>
      <NewRequests {...args} />
    </div>
  ),
} satisfies Meta<typeof NewRequests>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With new requests and without: the list is in the same place. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <NewRequests {...args} />
      <NewRequests {...args} label={undefined} />
    </div>
  ),
};

export const Phone: Story = { ...phone };

// U33
export const Shows: Story = {
  tags: ['!dev'],
  args: { announcement: 'Row 2' },
  play: async ({ canvas, args, step }) => {
    await step('The button shows them, and what a key did is said', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /3 new requests/ }));
      await expect(args.onShow).toHaveBeenCalledOnce();
      const [status] = canvas.getAllByRole('status');
      await expect(status).toHaveTextContent('Row 2');
    });
  },
};
