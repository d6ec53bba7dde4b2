import { EmptyState } from '@concierge/ui';
import { UserTable } from '@concierge/ui/concierge';
import { userTableLabels } from '@concierge/ui/labels/en';
import * as tr from '@concierge/ui/labels/tr';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { users } from '../fixtures/users.ts';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { table } from '../conformance/exceptions.ts';

const meta = {
  title: 'Concierge/UserTable',
  component: UserTable,
  parameters: { conformance: table },
  args: {
    users,
    currentUserId: 1,
    onServices: fn(),
    onEdit: fn(),
    onDelete: fn(),
    labels: userTableLabels,
    empty: <EmptyState tone="warning" title="There are no users" />,
  },
  decorators: [inCard],
} satisfies Meta<typeof UserTable>;

export default meta;
type Story = StoryObj<typeof meta>;

// F1
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Username, user type and the three actions', async () => {
      const headings = canvas.getAllByRole('columnheader').map((one) => one.textContent);
      await expect(headings).toEqual(['Username', 'User type', 'Actions']);
      const row = within(canvas.getByRole('row', { name: /tomas/ }));
      await waitFor(() => expect(row.getByText('Operator')).toBeVisible());
      await userEvent.click(row.getByRole('button', { name: 'User services: tomas' }));
      await userEvent.click(row.getByRole('button', { name: 'Edit tomas' }));
      await userEvent.click(row.getByRole('button', { name: 'Delete tomas' }));
      await expect(args.onServices).toHaveBeenCalledWith(users[2]);
      await expect(args.onEdit).toHaveBeenCalledWith(users[2]);
      await expect(args.onDelete).toHaveBeenCalledWith(users[2]);
    });
  },
};

/** Both types: the signed-in user, who cannot be deleted, and others. */
export const AllStates: Story = {
  tags: ['picture'],
  args: {
    users: [1, 2, 3, 4].map((id) => ({
      id,
      username: id === 1 ? 'eva.dvorakova' : `colleague.${id}`,
      user_type: id % 2 === 0 ? 2 : 1,
    })),
    canDelete: ({ id }) => id > 2,
  },
};

/** Users cannot delete themselves. */
export const DeleteDisabled: Story = {
  args: { canDelete: ({ id }) => id !== 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete eva.dvorakova' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Delete tomas' })).toBeEnabled();
  },
};

export const WithoutActions: Story = {
  args: { canManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongTurkishText: Story = {
  args: {
    labels: tr.userTableLabels,
    users: [
      { id: 1, username: 'mehmet.öztürkoğlu.gece.resepsiyonu.sorumlusu', user_type: 1 },
      { id: 2, username: 'ışıl', user_type: 2 },
    ],
  },
  globals: { locale: 'tr' },
};

/** Rows become cards. */
export const Narrow: Story = { decorators: [inWidth(272)] };
