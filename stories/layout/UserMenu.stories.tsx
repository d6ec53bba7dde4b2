import { UserMenu } from '@concierge/ui/layout/UserMenu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, press } from '../fixtures/keyboard.ts';
import { Stack } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Layout/UserMenu',
  component: UserMenu,
  parameters: { conformance: { root: 'Button' } },
  ...inLanguage(({ ui }) => ({
    username: 'helena',
    labels: ui.userMenuLabels,
    onEditProfile: fn(),
    onLogout: fn(),
  })),
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Initials and name of who is signed in. */
export const Default: Story = {};

/** Short, long and foreign names. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack>
      {['ed', 'helena', 'İpek Işık', 'Svatopluk Řehoř', 'night-desk_2'].map((username) => (
        <UserMenu key={username} {...args} username={username} />
      ))}
      <UserMenu {...args} username="bartholomaeus.svatopluk-nejedly@hotel-aurelia-quay.example" />
    </Stack>
  ),
};

// B6
export const Opens: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'helena Account menu' });
    await step('The menu offers edit profile and logout, by keyboard', async () => {
      await press(button);
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: 'Edit profile' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Enter}');
      await expect(args.onEditProfile).toHaveBeenCalledOnce();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Logout', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: 'Edit profile' })).toHaveFocus(),
      );
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onLogout).toHaveBeenCalledOnce();
      await expectClosed('menu', () => button);
    });
  },
};
