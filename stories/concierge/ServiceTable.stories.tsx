import { EmptyState } from '@concierge/ui/EmptyState';
import { ServiceTable } from '@concierge/ui/concierge/ServiceTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { table } from '../conformance/exceptions.ts';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

// No AllStates: its rows look alike. What replaces them is the matrix of DataTable.
const meta = {
  title: 'Concierge/ServiceTable',
  component: ServiceTable,
  parameters: { conformance: table },
  ...inLanguage(
    ({ t, hotel, labels }) => ({
      services: hotel.services,
      onEdit: fn(),
      onDelete: fn(),
      labels: labels.serviceTable,
      empty: <EmptyState tone="warning" title={t('settings:services.empty.title')} />,
    }),
    inCard,
  ),
} satisfies Meta<typeof ServiceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

// G1
/** Every service with its name, edit and delete. */
export const Default: Story = {
  tags: ['picture'],
  play: async (context) => {
    const { args, canvas, step } = context;
    const { hotel, labels } = textsOf(context);
    const { name, edit, delete: remove } = labels.serviceTable;
    const [first, last] = [found(hotel.services[0]), found(hotel.services.at(-1))];
    await step('Every service has its name, edit and delete', async () => {
      await waitFor(() => expect(canvas.getByRole('columnheader', { name })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: edit(first.service_name) }));
      await userEvent.click(canvas.getByRole('button', { name: remove(last.service_name) }));
      await expect(args.onEdit).toHaveBeenCalledWith(first);
      await expect(args.onDelete).toHaveBeenCalledWith(last);
    });
  },
};

/** Only to be read. */
export const WithoutActions: Story = { args: { canManage: false } };

// G1
/** The project has none yet. */
export const NoServices: Story = {
  args: { services: [] },
  play: async (context) => {
    const { canvas, step } = context;
    const title = textsOf(context).t('settings:services.empty.title');
    await step('With no services there is a warning', async () => {
      await waitFor(() => expect(canvas.getByText(title)).toBeVisible());
    });
  },
};

/** Rows become cards. */
export const Narrow: Story = { decorators: [inWidth(272)] };
