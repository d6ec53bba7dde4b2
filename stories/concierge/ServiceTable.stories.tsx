import { EmptyState } from '@concierge/ui';
import { ServiceTable } from '@concierge/ui/concierge';
import { serviceTableLabels } from '@concierge/ui/labels/en';
import * as tr from '@concierge/ui/labels/tr';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { services } from '../fixtures/services.ts';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { table } from '../conformance/exceptions.ts';

// No AllStates: its rows look alike. What replaces them is the matrix of DataTable.
const meta = {
  title: 'Concierge/ServiceTable',
  component: ServiceTable,
  parameters: { conformance: table },
  args: {
    services,
    onEdit: fn(),
    onDelete: fn(),
    labels: serviceTableLabels,
    empty: <EmptyState tone="warning" title="There are no services yet" />,
  },
  decorators: [inCard],
} satisfies Meta<typeof ServiceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

// G1
export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, step }) => {
    await step('Every service has its name, edit and delete', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name: 'Service name' })).toBeVisible(),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Edit Housekeeping' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Parcel' }));
      await expect(args.onEdit).toHaveBeenCalledWith(services[0]);
      await expect(args.onDelete).toHaveBeenCalledWith(services[5]);
    });
  },
};

export const WithoutActions: Story = { args: { canManage: false } };

// G1
export const Empty: Story = {
  args: { services: [] },
  play: async ({ canvas, step }) => {
    await step('With no services there is a warning', async () => {
      await waitFor(() => expect(canvas.getByText('There are no services yet')).toBeVisible());
    });
  },
};

export const Narrow: Story = {
  args: { labels: tr.serviceTableLabels },
  globals: { locale: 'tr' },
  decorators: [inWidth(272)],
};
