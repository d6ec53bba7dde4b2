import { EmptyState } from '@concierge/ui/EmptyState';
import { UserTable } from '@concierge/ui/concierge/UserTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { table } from '../conformance/exceptions.ts';
import { userNamed } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsIn, textsOf } from '../setup/texts.ts';

/** Names and types of the staff are the same in every language. */
const { hotel } = textsIn('en');

/** Who is signed in. */
const SELF = userNamed(hotel, 'helena');
const COLLEAGUE = userNamed(hotel, 'tomas');

const meta = {
  title: 'Concierge/UserTable',
  component: UserTable,
  parameters: { conformance: table },
  ...inLanguage(
    ({ t, labels }) => ({
      users: hotel.users,
      currentUserId: SELF.id,
      onServices: fn(),
      onEdit: fn(),
      onDelete: fn(),
      labels: labels.userTable,
      empty: <EmptyState tone="warning" title={t('users:empty.title')} />,
    }),
    inCard,
  ),
} satisfies Meta<typeof UserTable>;

export default meta;
type Story = StoryObj<typeof meta>;

// F1
/** Everyone with access, and what can be done with them. */
export const Default: Story = {
  play: async (context) => {
    const { args, canvas, step } = context;
    const labels = textsOf(context).labels.userTable;
    const { username, user_type } = COLLEAGUE;
    await step('Username, user type and the three actions', async () => {
      const headings = canvas.getAllByRole('columnheader').map((one) => one.textContent);
      await expect(headings).toEqual([labels.username, labels.userType, labels.actions]);
      const row = within(canvas.getByRole('row', { name: new RegExp(username) }));
      await waitFor(() => expect(row.getByText(labels.userTypes[user_type])).toBeVisible());
      await userEvent.click(row.getByRole('button', { name: labels.services(username) }));
      await userEvent.click(row.getByRole('button', { name: labels.edit(username) }));
      await userEvent.click(row.getByRole('button', { name: labels.delete(username) }));
      await expect(args.onServices).toHaveBeenCalledWith(COLLEAGUE);
      await expect(args.onEdit).toHaveBeenCalledWith(COLLEAGUE);
      await expect(args.onDelete).toHaveBeenCalledWith(COLLEAGUE);
    });
  },
};

/** Both types: the signed-in user, who cannot be deleted, and others. */
export const AllStates: Story = {
  tags: ['picture'],
  args: {
    users: ['admin', 'helena', 'grace', 'tomas'].map((name) => userNamed(hotel, name)),
    canDelete: ({ user_type }) => user_type === 2,
  },
};

/** Users cannot delete themselves. */
export const DeleteDisabled: Story = {
  args: { canDelete: ({ id }) => id !== SELF.id },
  play: async (context) => {
    const labels = textsOf(context).labels.userTable;
    const button = ({ username }: typeof SELF) =>
      context.canvas.getByRole('button', { name: labels.delete(username) });
    await expect(button(SELF)).toBeDisabled();
    await expect(button(COLLEAGUE)).toBeEnabled();
  },
};

/** Only to be read. */
export const WithoutActions: Story = {
  args: { canManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Long names break, and nothing is cut. */
export const LongTexts: Story = {
  args: {
    users: [
      { ...SELF, username: 'mehmet.öztürkoğlu.gece.resepsiyonu.sorumlusu' },
      { ...COLLEAGUE, username: 'ışıl' },
    ],
  },
};

/** Rows become cards. */
export const Narrow: Story = { decorators: [inWidth(272)] };
