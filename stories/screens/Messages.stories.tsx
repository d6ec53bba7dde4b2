import {
  Breadcrumbs,
  Button,
  Card,
  EmptyState,
  MessageTable,
  PageHeader,
  Select,
  type MessageRow,
} from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ConsoleFrame } from '../fixtures/ConsoleFrame.tsx';
import { ListFooter } from '../fixtures/ListFooter.tsx';
import { menuOn } from '../fixtures/menu.ts';
import { messageTableLabels, messages } from '../fixtures/messages.ts';
import { desktop, phone, tablet } from '../fixtures/viewports.ts';

const nothing = () => {};

interface ScreenProps {
  rows: readonly MessageRow[];
  loading?: boolean;
}

function Filter({ label, all, options }: { label: string; all: string; options: string[] }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Select
      style={{ flex: '1 1 140px', maxInlineSize: 220 }}
      label={label}
      value={value}
      onChange={setValue}
      clearLabel={all}
      options={options.map((option) => ({ value: option, label: option }))}
    />
  );
}

function MessagesScreen({ rows, loading = false }: ScreenProps) {
  return (
    <ConsoleFrame items={menuOn('messages')}>
      <div style={{ display: 'grid', gap: 20 }}>
        <PageHeader
          breadcrumbs={
            <Breadcrumbs
              label="Breadcrumb"
              items={[{ label: 'Home', href: '/dashboard' }, { label: 'Messages' }]}
            />
          }
          title="Messages"
          actions={
            <Button variant="primary" iconStart="plus">
              New message
            </Button>
          }
        />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Filter label="Status" all="All" options={['Draft', 'Published']} />
          <Filter label="Operator" all="Everybody" options={['eva.dvorakova', 'ayse.yilmaz']} />
          <Filter label="Type" all="All" options={['Message', 'Invoice']} />
        </div>
        <Card padding="none">
          <MessageTable
            rows={rows}
            sort={{ column: 'created_date', direction: 'DESC' }}
            onSortChange={nothing}
            onDetails={nothing}
            onEdit={nothing}
            onPublish={nothing}
            labels={messageTableLabels}
            loading={loading}
            empty={
              <EmptyState tone="warning" title="No messages">
                Nothing has been written to the devices yet.
              </EmptyState>
            }
          />
        </Card>
        {rows.length > 0 && <ListFooter pageCount={3} pageSize={25} />}
      </div>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  args: { rows: messages },
  ...desktop,
  tags: ['!autodocs'],
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { ...desktop.globals, theme: 'dark' } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const Tablet: Story = { ...tablet };
export const Phone: Story = { ...phone };
