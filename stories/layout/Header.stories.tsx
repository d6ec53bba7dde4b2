import { ConnectionStatus } from '@concierge/ui/layout/ConnectionStatus';
import { Header } from '@concierge/ui/layout/Header';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HeaderMenus } from '../fixtures/ConsoleFrame.tsx';
import { desktop, phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

// No AllStates: a page has one banner. Each width and each connection state is a story.
const meta = {
  title: 'Layout/Header',
  component: Header,
  ...inLanguage((texts) => ({
    brand: { label: texts.t('shell:brand'), href: '/dashboard' },
    start: <ConnectionStatus state="live" labels={texts.ui.connectionStatusLabels('')} />,
    end: <HeaderMenus texts={texts} />,
    menuLabel: texts.t('shell:sidebar.toggle'),
    menuOpen: false,
    onMenuOpenChange: fn(),
  })),
  ...desktop,
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Brand, connection, and the menus of theme, language and account. */
export const Default: Story = { tags: ['picture'] };

/** Without connection: it says since when. */
export const Offline: Story = inLanguage(({ ui }) => ({
  start: (
    <ConnectionStatus state="offline" labels={ui.connectionStatusLabels('02.03.2026 09:24')} />
  ),
}));

/** On a phone a button opens the menu. */
export const Phone: Story = { ...phone };
