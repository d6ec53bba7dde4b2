import {
  AppShell,
  BottomBar,
  Card,
  ConnectionBar,
  Header,
  PageHeader,
  Sidebar,
} from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { ConsoleFrame, type ConsoleFrameProps } from '../fixtures/ConsoleFrame.tsx';
import { menuOn, profile } from '../fixtures/menu.ts';
import { desktop, narrowest, phone } from '../fixtures/viewports.ts';
import { sidebarLabels } from '../fixtures/words.ts';

const page = (
  <div style={{ display: 'grid', gap: 20 }}>
    <PageHeader title="A page" subtitle="It scrolls with the window; header and menu stay." />
    {Array.from({ length: 6 }, (_, at) => (
      <Card key={at}>Part {at + 1}</Card>
    ))}
  </div>
);

// No AllStates: it fills the window. Each variant and each width is a story.
const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  args: {
    header: (
      <Header
        brand={{ label: 'Concierge', href: '/dashboard' }}
        menuLabel="Menu"
        menuOpen={false}
        onMenuOpenChange={fn()}
      />
    ),
    sidebar: <Sidebar items={menuOn('dashboard')} profile={profile} labels={sidebarLabels} />,
    children: page,
    menuOpen: false,
    onMenuOpenChange: fn(),
    skipLabel: 'Skip to content',
  },
  ...desktop,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<ConsoleFrameProps>;

function story(props: Omit<ConsoleFrameProps, 'children'>, at: object = {}): Story {
  return { render: () => <ConsoleFrame {...props}>{page}</ConsoleFrame>, ...at };
}

const secondMenu = (
  <Sidebar
    variant="light"
    labels={{ ...sidebarLabels, navigation: 'Floors' }}
    items={['Ground floor', 'First floor', 'Second floor'].map((label, at) => ({
      id: label,
      label,
      href: `/floor/${at}`,
      current: at === 0,
    }))}
  />
);

const endMenu = (
  <Sidebar
    side="end"
    variant="light"
    labels={{ ...sidebarLabels, navigation: 'Quick navigation' }}
    items={[
      { id: 'note', label: 'Write a note', icon: 'pencil', href: '/note' },
      { id: 'shift', label: 'Hand the shift over', icon: 'users', href: '/shift' },
    ]}
  />
);

export const Default: Story = story({});

const edgesOf = (element: Element) => element.getBoundingClientRect();

// B5
export const SecondSidebar: Story = {
  ...story({ second: secondMenu, minified: true }),
  play: async ({ canvas, step }) => {
    await step('A second sidebar is between the menu and the page', async () => {
      const second = edgesOf(canvas.getByRole('navigation', { name: 'Floors' }));
      const first = edgesOf(canvas.getByRole('navigation', { name: 'Main menu' }));
      await expect(second.left).toBeGreaterThanOrEqual(first.right);
      await expect(second.right).toBeLessThanOrEqual(edgesOf(canvas.getByRole('main')).left);
    });
  },
};
// B5
export const EndSidebar: Story = {
  ...story({ end: endMenu }),
  play: async ({ canvas, step }) => {
    await step('An end sidebar is after the page', async () => {
      const end = edgesOf(canvas.getByRole('navigation', { name: 'Quick navigation' }));
      await expect(end.left).toBeGreaterThanOrEqual(edgesOf(canvas.getByRole('main')).right);
      await expect(end.right).toBe(window.innerWidth);
    });
  },
};
export const Phone: Story = story({}, phone);
export const Narrowest: Story = story({}, narrowest);
export const DrawerOpen: Story = story({ menuOpen: true, page: 'waiting' }, phone);
const bottomBar = (names: readonly [string, string, string, string]) => (
  <BottomBar
    label="Quick navigation"
    items={[
      { id: 'waiting', label: names[0], icon: 'clock', href: '/w', current: true },
      { id: 'approved', label: names[1], icon: 'circle-check', href: '/a' },
      { id: 'messages', label: names[2], icon: 'mail', href: '/m' },
      { id: 'more', label: names[3], icon: 'ellipsis' },
    ]}
  />
);

// U37
/** On the phone the lists are within reach of the thumb; the end of the page is above the bar. */
export const BottomBarPhone: Story = {
  ...story({ bottom: bottomBar(['Waiting', 'Approved', 'Messages', 'More']) }, phone),
  tags: ['picture-dark'],
  play: async ({ canvas, step }) => {
    await step('It is at the bottom edge and covers nothing of the page’s end', async () => {
      const bar = edgesOf(canvas.getByRole('navigation', { name: 'Quick navigation' }));
      await expect(Math.round(bar.bottom)).toBe(window.innerHeight);
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(edgesOf(canvas.getByText('Part 6')).bottom).toBeLessThan(bar.top);
      window.scrollTo(0, 0);
    });
  },
};
/** Beside the sidebar there is no bar. */
export const BottomBarWide: Story = {
  tags: ['!dev'],
  ...story({ bottom: bottomBar(['Waiting', 'Approved', 'Messages', 'More']) }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Quick navigation' })).toBeNull();
  },
};

const offline = (
  <ConnectionBar
    text="No connection since 02.03.2026 09:24. The list may be out of date."
    retryLabel="Try now"
    onRetry={fn()}
  />
);
export const Notice: Story = story({ notice: offline, stale: true });

// B5
export const SkipLink: Story = {
  tags: ['!dev'],
  ...story({}),
  play: async ({ canvas, step }) => {
    await step('The first Tab offers to skip to the content', async () => {
      await userEvent.tab();
      const skip = canvas.getByRole('link', { name: 'Skip to content' });
      await waitFor(() => expect(skip).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
      await expect(window.location.hash).toBe('');
    });
  },
};

// B5
export const MobileToggle: Story = {
  tags: ['!dev'],
  ...story({}, phone),
  play: async ({ canvas, step }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await step('The closed drawer is not focusable', async () => {
      await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    });
    await step('The button opens the drawer, the focus goes in, the page is inert', async () => {
      await press(toggle);
      const nav = await canvas.findByRole('navigation', { name: 'Main menu' });
      await waitFor(() => expect(nav.parentElement).toHaveFocus());
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(document.querySelector('main')?.closest('[inert]')).not.toBeNull();
    });
    await step('Escape closes it and the focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(toggle).toHaveFocus());
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Following an entry closes it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await canvas.findByRole('link', { name: 'Messages' }));
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
      await expect(document.documentElement.dataset.navigatedTo).toBe('/messages');
    });
  },
};
