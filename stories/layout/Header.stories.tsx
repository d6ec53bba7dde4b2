import { ConnectionStatus, Header, LanguageMenu, ThemeMenu, UserMenu } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { desktop, phone } from '../fixtures/viewports.ts';
import { connectionLabels, languages } from '../fixtures/words.ts';

const menus = (
  <>
    <ThemeMenu
      selected="dark"
      labels={{
        menu: 'Theme',
        system: 'System',
        light: 'Light',
        dark: 'Dark',
        contrast: 'High contrast',
      }}
      onSelectedChange={fn()}
    />
    <LanguageMenu selected="cs" label="Language" languages={languages} onSelectedChange={fn()} />
    <UserMenu
      username="anna.novakova"
      labels={{ menu: 'account', editProfile: 'Edit profile', logout: 'Log out' }}
      onEditProfile={fn()}
      onLogout={fn()}
    />
  </>
);

// No AllStates: a page has one banner. Each width and each connection state is a story.
const meta = {
  title: 'Layout/Header',
  component: Header,
  args: {
    brand: { label: 'Concierge', href: '/dashboard' },
    start: <ConnectionStatus state="live" labels={connectionLabels} />,
    end: menus,
    menuLabel: 'Menu',
    menuOpen: false,
    onMenuOpenChange: fn(),
  },
  ...desktop,
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
export const Offline: Story = {
  args: { start: <ConnectionStatus state="offline" labels={connectionLabels} /> },
};
export const Phone: Story = { ...phone };

// B6
export const BrandLeadsHome: Story = {
  tags: ['!dev'],
  play: async ({ canvas, step }) => {
    await step('The brand leads to the dashboard', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Concierge' }));
      await expect(document.documentElement.dataset.navigatedTo).toBe('/dashboard');
    });
  },
};

// B5
export const TogglesTheDrawer: Story = {
  tags: ['!dev'],
  ...phone,
  play: async ({ canvas, step, args }) => {
    await step('On a phone the menu button opens the drawer', async () => {
      await press(canvas.getByRole('button', { name: 'Menu' }));
      await expect(args.onMenuOpenChange).toHaveBeenCalledOnce();
    });
  },
};
