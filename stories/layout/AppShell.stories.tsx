import { Card } from '@concierge/ui/Card';
import { AppShell } from '@concierge/ui/layout/AppShell';
import { BottomBar } from '@concierge/ui/layout/BottomBar';
import { ConnectionBar } from '@concierge/ui/layout/ConnectionBar';
import { Header } from '@concierge/ui/layout/Header';
import { PageHeader } from '@concierge/ui/layout/PageHeader';
import { Sidebar } from '@concierge/ui/layout/Sidebar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { asRead } from '../fixtures/asRead.ts';
import { ConsoleFrame, type ConsoleFrameProps } from '../fixtures/ConsoleFrame.tsx';
import { menuOn, phoneBarIn, profileIn } from '../fixtures/menu.ts';
import { desktop, narrowest, phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const cardsIn = ({ texts }: Texts['hotel']) => texts.news.slice(0, 6);

/** A page of the messages to guests; it scrolls with the window, header and menu stay. */
const pageIn = ({ t, hotel }: Texts) => (
  <div style={{ display: 'grid', gap: 20 }}>
    <PageHeader title={t('shell:menu.messages')} subtitle={t('messages:subtitle')} />
    {cardsIn(hotel).map(([title, message]) => (
      <Card key={title}>
        <strong>{title}</strong>
        <p>{message}</p>
      </Card>
    ))}
  </div>
);

// No AllStates: it fills the window. Each variant and each width is a story.
const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  ...inLanguage((texts) => ({
    header: (
      <Header
        brand={{ label: texts.t('shell:brand'), href: '/dashboard' }}
        menuLabel={texts.t('shell:sidebar.toggle')}
        menuOpen={false}
        onMenuOpenChange={fn()}
      />
    ),
    sidebar: (
      <Sidebar
        items={menuOn('dashboard', texts)}
        profile={profileIn(texts)}
        labels={texts.labels.sidebar}
      />
    ),
    children: pageIn(texts),
    menuOpen: false,
    onMenuOpenChange: fn(),
    ...texts.ui.appShellLabels,
  })),
  ...desktop,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<ConsoleFrameProps>;

type FrameProps = Omit<ConsoleFrameProps, 'children'>;

function story(propsIn: (texts: Texts) => FrameProps, at: object = {}): Story {
  return {
    render: (_args, context) => {
      const texts = textsOf(context);
      return (
        <ConsoleFrame texts={texts} {...propsIn(texts)}>
          {pageIn(texts)}
        </ConsoleFrame>
      );
    },
    ...at,
  };
}

const plain = () => ({});

const floorOf = ({ t }: Texts, floor: number) => t('common:list.floor', { floor });
const floorsIn = ({ t }: Texts) => t('devices:columns.group');

const secondMenu = (texts: Texts) => (
  <Sidebar
    variant="light"
    labels={{ ...texts.labels.sidebar, navigation: floorsIn(texts) }}
    items={[1, 2, 3, 4].map((floor) => ({
      id: String(floor),
      label: floorOf(texts, floor),
      href: `/floor/${floor}`,
      current: floor === 1,
    }))}
  />
);

const quickIn = ({ t }: Texts) => t('shell:phoneBar.label');

const endMenu = (texts: Texts) => (
  <Sidebar
    side="end"
    variant="light"
    labels={{ ...texts.labels.sidebar, navigation: quickIn(texts) }}
    items={[
      { id: 'note', label: texts.t('messages:new'), icon: 'pencil', href: '/note' },
      { id: 'shift', label: texts.t('timeline:handOver.title'), icon: 'users', href: '/shift' },
    ]}
  />
);

/** Header, menu and page of the console. */
export const Default: Story = story(plain);

const edgesOf = (element: Element) => element.getBoundingClientRect();

// B5
/** A second menu beside the one that is minified. */
export const SecondSidebar: Story = {
  ...story((texts) => ({ second: secondMenu(texts), minified: true })),
  play: async (context) => {
    const { canvas, step } = context;
    const texts = textsOf(context);
    await step('A second sidebar is between the menu and the page', async () => {
      const second = edgesOf(canvas.getByRole('navigation', { name: floorsIn(texts) }));
      const { navigation } = texts.labels.sidebar;
      const first = edgesOf(canvas.getByRole('navigation', { name: navigation }));
      await expect(second.left).toBeGreaterThanOrEqual(first.right);
      await expect(second.right).toBeLessThanOrEqual(edgesOf(canvas.getByRole('main')).left);
    });
  },
};

// B5
/** What is done often, at the other side. */
export const EndSidebar: Story = {
  ...story((texts) => ({ end: endMenu(texts) })),
  play: async (context) => {
    const { canvas, step } = context;
    const name = quickIn(textsOf(context));
    await step('An end sidebar is after the page', async () => {
      const end = edgesOf(canvas.getByRole('navigation', { name }));
      await expect(end.left).toBeGreaterThanOrEqual(edgesOf(canvas.getByRole('main')).right);
      await expect(end.right).toBe(window.innerWidth);
    });
  },
};

/** On a phone the menu is behind a button. */
export const Phone: Story = story(plain, phone);

/** On the narrowest phone nothing is cut. */
export const Narrowest: Story = story(plain, narrowest);

/** The menu slides in over the page. */
export const DrawerOpen: Story = story(() => ({ menuOpen: true, page: 'waiting' }), phone);

const withBottomBar = (texts: Texts) => ({ bottom: <BottomBar {...phoneBarIn(texts, fn())} /> });

// U37
/** On the phone the lists are within reach of the thumb; the end of the page is above the bar. */
export const BottomBarPhone: Story = {
  ...story(withBottomBar, phone),
  tags: ['picture-dark'],
  play: async (context) => {
    const { canvas, step } = context;
    const texts = textsOf(context);
    const name = quickIn(texts);
    const [, last = ''] = cardsIn(texts.hotel).at(-1) ?? [];
    await step('It is at the bottom edge and covers nothing of the page’s end', async () => {
      const bar = edgesOf(canvas.getByRole('navigation', { name }));
      await expect(Math.round(bar.bottom)).toBe(window.innerHeight);
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(edgesOf(canvas.getByText(asRead(last))).bottom).toBeLessThan(bar.top);
      window.scrollTo(0, 0);
    });
  },
};

/** Beside the sidebar there is no bar. */
export const BottomBarWide: Story = {
  tags: ['!dev'],
  ...story(withBottomBar),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Quick navigation' })).toBeNull();
  },
};

/** Without connection: what is shown may be out of date. */
export const Notice: Story = story(({ t, ui }) => ({
  notice: (
    <ConnectionBar
      text={t('shell:offline.text', { time: '02.03.2026 09:24' })}
      {...ui.connectionBarLabels}
      onRetry={fn()}
    />
  ),
  stale: true,
}));

// B5
export const SkipLink: Story = {
  tags: ['!dev'],
  ...story(plain),
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
  ...story(plain, phone),
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
