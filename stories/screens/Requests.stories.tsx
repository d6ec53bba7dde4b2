import {
  Breadcrumbs,
  Card,
  EmptyState,
  PageHeader,
  RequestTable,
  Select,
  type RequestColumn,
  type RequestRow,
} from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  defaultColumns,
  doneColumns,
  manyRequests,
  requests,
  services,
} from '../fixtures/concierge.ts';
import { ConsoleFrame } from '../fixtures/ConsoleFrame.tsx';
import { ListFooter } from '../fixtures/ListFooter.tsx';
import { menuOn } from '../fixtures/menu.ts';
import { desktop, phone, tablet } from '../fixtures/viewports.ts';
import { requestLabels } from '../fixtures/words.ts';

const nothing = () => {};

interface ScreenProps {
  rows: readonly RequestRow[];
  columns: readonly RequestColumn[];
  title: string;
  page: 'waiting' | 'done';
  loading?: boolean;
}

function RequestsScreen({ rows, columns, title, page, loading = false }: ScreenProps) {
  const [service, setService] = useState<string | null>(null);
  const [device, setDevice] = useState<string | null>(null);
  return (
    <ConsoleFrame items={menuOn(page)}>
      <div style={{ display: 'grid', gap: 20 }}>
        <PageHeader
          breadcrumbs={
            <Breadcrumbs
              label="Breadcrumb"
              items={[
                { label: 'Home', href: '/dashboard' },
                { label: 'Requests', href: '/requests' },
                { label: title },
              ]}
            />
          }
          title={title}
        />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Select
            style={{ flex: '1 1 140px', maxInlineSize: 220 }}
            label="Service"
            value={service}
            onChange={setService}
            clearLabel="All services"
            options={services.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Select
            style={{ flex: '1 1 140px', maxInlineSize: 220 }}
            label="Device"
            value={device}
            onChange={setDevice}
            clearLabel="All devices"
            options={requests.map(({ id, device_name }) => ({
              value: String(id),
              label: device_name,
            }))}
          />
        </div>
        <Card padding="none">
          <RequestTable
            rows={rows}
            columns={columns}
            labels={requestLabels}
            sort={{ column: 'service_date', direction: 'DESC' }}
            onSortChange={nothing}
            onStatusClick={nothing}
            loading={loading}
            empty={
              <EmptyState tone="warning" title="No requests">
                Nothing is waiting here right now.
              </EmptyState>
            }
          />
        </Card>
        {rows.length > 0 && <ListFooter pageCount={12} pageSize={10} />}
      </div>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Requests',
  component: RequestsScreen,
  args: { rows: requests, columns: defaultColumns, title: 'Waiting requests', page: 'waiting' },
  ...desktop,
  tags: ['!autodocs'],
} satisfies Meta<typeof RequestsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { ...desktop.globals, theme: 'dark' } };
export const HighContrast: Story = { globals: { ...desktop.globals, theme: 'contrast' } };
export const Many: Story = { args: { rows: manyRequests } };
export const Done: Story = {
  args: {
    rows: requests.slice(6),
    columns: doneColumns,
    title: 'Completed requests',
    page: 'done',
  },
};
export const Loading: Story = { args: { rows: [], loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const Tablet: Story = { ...tablet };
export const Phone: Story = { ...phone };
export const PhoneDark: Story = { ...phone, globals: { ...phone.globals, theme: 'dark' } };
