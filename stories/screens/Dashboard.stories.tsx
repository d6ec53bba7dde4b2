import {
  Breadcrumbs,
  EmptyState,
  Modal,
  PageHeader,
  RequestTable,
  ServiceCard,
  ServiceCardGrid,
  ServiceCardSkeletons,
} from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { detailColumns, requests, services } from '../fixtures/concierge.ts';
import { ConsoleFrame } from '../fixtures/ConsoleFrame.tsx';
import { desktop, phone, tablet } from '../fixtures/viewports.ts';
import { requestLabels } from '../fixtures/words.ts';

type Content = 'cards' | 'loading' | 'empty';

const nothing = () => {};

function Dashboard({ content, minified = false }: { content: Content; minified?: boolean }) {
  const [detail, setDetail] = useState<string | null>(null);
  return (
    <ConsoleFrame minified={minified}>
      <div style={{ display: 'grid', gap: 24 }}>
        <PageHeader
          breadcrumbs={
            <Breadcrumbs label="Breadcrumb" items={[{ label: 'Home', href: '/dashboard' }]} />
          }
          title="Dashboard"
          subtitle="Open requests by service."
        />
        {content === 'loading' && <ServiceCardSkeletons count={8} label="Loading services" />}
        {content === 'empty' && (
          <EmptyState tone="warning" title="No services yet">
            Add a service in the settings, and its card appears here.
          </EmptyState>
        )}
        {content === 'cards' && (
          <ServiceCardGrid label="Services">
            {services.map((service) => (
              <ServiceCard
                key={service.id}
                name={service.name}
                count={service.count}
                countLabel={service.count === 1 ? 'open request' : 'open requests'}
                color={service.color}
                iconSrc={service.icon}
                detailLabel="View detail"
                onDetail={() => setDetail(service.name)}
              />
            ))}
          </ServiceCardGrid>
        )}
      </div>
      <Modal
        open={detail !== null}
        onOpenChange={() => setDetail(null)}
        title="Requests"
        size="xl"
        closeLabel="Close"
      >
        <RequestTable
          rows={requests.slice(0, 4)}
          columns={detailColumns}
          labels={requestLabels}
          onStatusClick={nothing}
          empty={<EmptyState tone="warning" title="No requests" />}
        />
      </Modal>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Dashboard',
  component: Dashboard,
  args: { content: 'cards' },
  ...desktop,
  tags: ['!autodocs'],
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { ...desktop.globals, theme: 'dark' } };
export const HighContrast: Story = { globals: { ...desktop.globals, theme: 'contrast' } };
export const Minified: Story = { args: { minified: true } };
export const Loading: Story = { args: { content: 'loading' } };
export const Empty: Story = { args: { content: 'empty' } };
export const Tablet: Story = { ...tablet };
export const Phone: Story = { ...phone };
export const PhoneDark: Story = { ...phone, globals: { ...phone.globals, theme: 'dark' } };

export const Detail: Story = {
  play: async ({ canvas, step }) => {
    await step('C3 the detail of a card opens by keyboard', async () => {
      canvas.getByRole('button', { name: 'View detail Room service' }).focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Requests' });
      await expect(within(dialog).getAllByRole('columnheader')).toHaveLength(5);
    });
  },
};
