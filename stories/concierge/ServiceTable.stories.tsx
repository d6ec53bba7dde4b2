import { EmptyState } from '@concierge/ui';
import { ServiceTable } from '@concierge/ui/concierge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { manyServices, serviceTableLabels, services } from '../fixtures/services.ts';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { loadFailure } from '../fixtures/loadFailure.tsx';

// No matrix: its rows look alike. What replaces them is the matrix of DataTable.
const meta = {
  title: 'Concierge/ServiceTable',
  tags: ['!autodocs'],
  component: ServiceTable,
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

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, step }) => {
    await step('G1 every service has its name, edit and delete', async () => {
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

export const Playground: Story = {};

export const WithoutActions: Story = { args: { canManage: false } };

export const One: Story = { args: { services: services.slice(0, 1) } };

export const Many: Story = {
  args: { services: manyServices(30) },
};

export const Empty: Story = {
  args: { services: [] },
  play: async ({ canvas, step }) => {
    await step('G1 with no services there is a warning', async () => {
      await waitFor(() => expect(canvas.getByText('There are no services yet')).toBeVisible());
    });
  },
};

export const Loading: Story = { args: { services: [], loading: true } };

export const Failed: Story = {
  args: {
    services: [],
    error: loadFailure('settings:services.error.load'),
  },
};

export const LongTurkishText: Story = {
  args: {
    labels: {
      table: 'Hizmetler',
      name: 'Konuklara gösterilen hizmet adı',
      actions: 'İşlemler',
      edit: (name) => `${name} hizmetini düzenle`,
      delete: (name) => `${name} hizmetini sil`,
      loading: 'Hizmetler yükleniyor',
    },
    services: services.map((service, at) =>
      at === 0
        ? {
            ...service,
            service_name:
              'Gecikmiş çıkış işlemleri, bagaj emaneti ve havaalanı ulaşımı için özel karşılama hizmeti',
          }
        : service,
    ),
  },
  globals: { locale: 'tr' },
};

export const Narrow: Story = { ...LongTurkishText, decorators: [inWidth(272)] };

/** The rows stay while the table reloads. */
export const Busy: Story = {
  args: { pending: true },
};
