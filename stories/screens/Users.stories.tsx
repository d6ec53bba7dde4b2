import {
  Breadcrumbs,
  Button,
  Card,
  EmptyState,
  PageHeader,
  UserTable,
  type UserRow,
} from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleFrame } from '../fixtures/ConsoleFrame.tsx';
import { menuOn } from '../fixtures/menu.ts';
import { userTableLabels, users } from '../fixtures/users.ts';
import { desktop, phone } from '../fixtures/viewports.ts';

const nothing = () => {};

function UsersScreen({ rows, loading = false }: { rows: readonly UserRow[]; loading?: boolean }) {
  return (
    <ConsoleFrame items={menuOn('users')}>
      <div style={{ display: 'grid', gap: 20 }}>
        <PageHeader
          breadcrumbs={
            <Breadcrumbs
              label="Breadcrumb"
              items={[{ label: 'Home', href: '/dashboard' }, { label: 'Users' }]}
            />
          }
          title="Users"
          actions={
            <Button variant="primary" iconStart="user-plus">
              Add user
            </Button>
          }
        />
        <Card padding="none">
          <UserTable
            users={rows}
            currentUserId={1}
            onServices={nothing}
            onEdit={nothing}
            onDelete={nothing}
            labels={userTableLabels}
            loading={loading}
            empty={<EmptyState tone="warning" title="No users" />}
          />
        </Card>
      </div>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Users',
  component: UsersScreen,
  args: { rows: users },
  ...desktop,
  tags: ['!autodocs'],
} satisfies Meta<typeof UsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { ...desktop.globals, theme: 'dark' } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const Phone: Story = { ...phone };
