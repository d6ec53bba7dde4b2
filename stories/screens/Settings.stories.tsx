import {
  Breadcrumbs,
  Button,
  EmptyState,
  PageHeader,
  Panel,
  ServiceTable,
  type ServiceRow,
} from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleFrame } from '../fixtures/ConsoleFrame.tsx';
import { menuOn } from '../fixtures/menu.ts';
import { serviceTableLabels, services } from '../fixtures/services.ts';
import { desktop, phone } from '../fixtures/viewports.ts';

const nothing = () => {};

function SettingsScreen({
  rows,
  loading = false,
}: {
  rows: readonly ServiceRow[];
  loading?: boolean;
}) {
  return (
    <ConsoleFrame items={menuOn('settings')}>
      <div style={{ display: 'grid', gap: 20 }}>
        <PageHeader
          breadcrumbs={
            <Breadcrumbs
              label="Breadcrumb"
              items={[{ label: 'Dashboard', href: '/dashboard' }, { label: 'Settings' }]}
            />
          }
          title="Settings"
        />
        <Panel
          title="Services"
          flush
          controls={['expand', 'reload', 'collapse']}
          labels={{
            expand: 'Fill the screen',
            restore: 'Leave the full screen',
            collapse: 'Fold away',
            uncollapse: 'Unfold',
            reload: 'Reload',
            reloading: 'Reloading services',
          }}
          actions={
            <Button variant="primary" size="sm" iconStart="plus">
              Add service
            </Button>
          }
        >
          <ServiceTable
            services={rows}
            onEdit={nothing}
            onDelete={nothing}
            labels={serviceTableLabels}
            loading={loading}
            empty={
              <EmptyState tone="warning" title="No services yet">
                Add the first one, and its card appears on the dashboard.
              </EmptyState>
            }
          />
        </Panel>
      </div>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  args: { rows: services },
  ...desktop,
  tags: ['!autodocs'],
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { ...desktop.globals, theme: 'dark' } };
export const Empty: Story = { args: { rows: [] } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const Phone: Story = { ...phone };
