import { RequestTable } from '@concierge/ui/concierge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { doneColumns, requests } from '../fixtures/concierge.ts';
import { expectHeadingsToStay, LoadingTable } from '../fixtures/loadingTable.tsx';
import { requestLabels } from '../fixtures/words.ts';

const meta = {
  title: 'Concierge/RequestTable while loading',
  component: RequestTable,
  tags: ['!dev', '!autodocs'],
  args: {
    rows: requests.slice(3),
    columns: doneColumns,
    labels: requestLabels,
    sort: { column: 'service_date', direction: 'DESC' },
    onSortChange: fn(),
    onStatusClick: fn(),
    empty: null,
  },
} satisfies Meta<typeof RequestTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a narrow table a long name would widen its column. */
const withFirstNames = requests.slice(3).map((row) => ({
  ...row,
  approved_by_name: row.approved_by_name?.split('.')[0] ?? null,
  completed_by_name: row.completed_by_name?.split('.')[0] ?? null,
}));

export const HeadingsStay: Story = {
  render: (args) => (
    <>
      {[1127, 967, 740].map((width) => (
        <LoadingTable
          key={width}
          width={width}
          table={(loading) => (
            <RequestTable
              {...args}
              rows={width < 1000 ? withFirstNames : args.rows}
              loading={loading}
            />
          )}
        />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('D4 columns stay where they are when the rows load', async () => {
      for (const place of canvas.getAllByRole('region')) await expectHeadingsToStay(place);
    });
  },
};
