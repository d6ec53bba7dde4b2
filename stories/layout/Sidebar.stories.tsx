import { Sidebar, type SidebarItem } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, waitForElementToBeRemoved, within } from 'storybook/test';
import { menuOn, profile } from '../fixtures/menu.ts';
import { transitionOf, underBothMotions } from '../fixtures/motion.ts';
import { desktop } from '../fixtures/viewports.ts';
import { sidebarLabels } from '../fixtures/words.ts';

/** Holds the minified state, as the app would. */
function LivingSidebar({
  minified: start = false,
  onMinifiedChange,
  ...rest
}: ComponentProps<typeof Sidebar>) {
  const [minified, setMinified] = useState(start);
  return (
    <div style={{ display: 'flex', blockSize: 640 }}>
      <Sidebar
        {...rest}
        minified={minified}
        onMinifiedChange={(next) => {
          setMinified(next);
          onMinifiedChange?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Layout/Sidebar',
  tags: ['!autodocs'],
  component: Sidebar,
  render: (args) => <LivingSidebar {...args} />,
  args: {
    items: menuOn('dashboard'),
    profile,
    labels: sidebarLabels,
    onMinifiedChange: fn(),
  },
  ...desktop,
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Default: Story = {};
export const Playground: Story = { args: { filter: true, items: menuOn('approved') } };

const LOOKS = [
  { navigation: 'Default' },
  { navigation: 'Light', variant: 'light' },
  { navigation: 'Transparent', variant: 'transparent' },
  { navigation: 'Minified', minified: true },
  { navigation: 'Minified light', minified: true, variant: 'light' },
  { navigation: 'Wide with filter', wide: true, filter: true },
] as const;

/** Every ground, minified, and wide with a filter (B5). */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      {LOOKS.map(({ navigation, ...look }) => (
        <LivingSidebar
          key={navigation}
          {...args}
          {...look}
          labels={{ ...sidebarLabels, navigation }}
        />
      ))}
    </div>
  ),
  args: { items: menuOn('waiting') },
};

export const MatrixDark: Story = {
  ...Matrix,
  globals: { ...desktop.globals, theme: 'dark' },
};
/** The current page and its parent are marked (B1). */
export const InSubmenu: Story = { args: { items: menuOn('waiting') } };
const menuOf = (canvas: Canvas) => canvas.getByRole('navigation', { name: 'Main menu' });
const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
const NO_COLOR = 'rgba(0, 0, 0, 0)';

/** Layout variants. */
export const Minified: Story = {
  args: { minified: true, items: menuOn('waiting') },
  play: async ({ canvas, step }) => {
    await step('B5 minified, the entries are icons that keep their names', async () => {
      await expect(menuOf(canvas).getBoundingClientRect().width).toBe(57);
      await expect(canvas.getByRole('link', { name: 'Messages' })).toBeVisible();
    });
  },
};
export const Wide: Story = {
  args: { wide: true },
  play: async ({ canvas, step }) => {
    await step('B5 wide, the menu takes more room than usual', async () => {
      await expect(menuOf(canvas).getBoundingClientRect().width).toBeGreaterThan(260);
    });
  },
};
export const Light: Story = {
  args: { variant: 'light', items: menuOn('waiting') },
  play: async ({ canvas, step }) => {
    await step('B5 light, the menu stands on the surface of cards', async () => {
      await expect(backgroundOf(menuOf(canvas))).toBe('rgb(255, 255, 255)');
    });
  },
};
export const Transparent: Story = {
  args: { variant: 'transparent', items: menuOn('waiting') },
  play: async ({ canvas, step }) => {
    await step('B5 transparent, the page shows through', async () => {
      await expect(backgroundOf(menuOf(canvas))).toBe(NO_COLOR);
    });
  },
};
export const WithSearch: Story = {
  args: { filter: true },
  play: async ({ canvas, step }) => {
    await step('B5 with search, a box stands over the entries', async () => {
      await expect(canvas.getByRole('searchbox', { name: 'Sidebar menu filter...' })).toBeVisible();
    });
  },
};
export const End: Story = {
  args: { side: 'end', minified: true },
  play: async ({ canvas, step }) => {
    await step('B5 at the end, the border is on the other side', async () => {
      const { borderInlineStartWidth, borderInlineEndWidth } = getComputedStyle(menuOf(canvas));
      await expect([borderInlineStartWidth, borderInlineEndWidth]).toEqual(['1px', '0px']);
    });
  },
};
export const WithoutProfile: Story = { args: { profile: undefined } };
export const StillProfile: Story = { args: { profile: { ...profile, items: [] } } };
export const Dark: Story = {
  args: { items: menuOn('waiting') },
  globals: { ...desktop.globals, theme: 'dark' },
};
export const LightDark: Story = {
  args: Light.args ?? {},
  globals: { ...desktop.globals, theme: 'dark' },
};
export const HighContrast: Story = {
  args: { items: menuOn('waiting') },
  globals: { ...desktop.globals, theme: 'contrast' },
};

const longItems: readonly SidebarItem[] = [
  {
    id: 'a',
    label: 'Přehled otevřených požadavků podle služeb',
    icon: 'layout-dashboard',
    href: '/a',
    badge: { count: 1204, label: '1204 služeb' },
  },
  {
    id: 'b',
    label: 'Misafirlerden gelen hizmet istekleri',
    icon: 'concierge-bell',
    items: [
      { id: 'c', label: 'Onaylanmayı bekleyen istekler', href: '/c', current: true },
      { id: 'd', label: 'İptal edilmiş olan istekler', href: '/d' },
    ],
  },
];
export const LongText: Story = {
  args: {
    items: longItems,
    profile: { ...profile, name: 'bartholomaeus.svatopluk-nejedly@hotel-vltava.example' },
  },
};

const many: readonly SidebarItem[] = Array.from({ length: 40 }, (_, at) => ({
  id: `entry-${at}`,
  label: `Entry ${at + 1}`,
  icon: 'tag',
  href: `/entry/${at}`,
}));
export const Many: Story = { args: { items: many } };

export const SlidesOpen: Story = {
  play: async ({ canvas, step }) => {
    const requests = canvas.getByRole('button', { name: 'Requests' });
    await step('B3 a closed sub-menu is out of reach', async () => {
      await expect(requests).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('link', { name: 'Waiting' })).toBeNull();
    });
    await step('B3 Enter opens it, Tab reaches its entries', async () => {
      requests.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Waiting' })).toBeVisible());
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Waiting' })).toHaveFocus();
    });
    await step('B3 the slide takes 300 ms, 0 ms under reduced motion', async () => {
      const slide = document.getElementById(requests.getAttribute('aria-controls') ?? '');
      await underBothMotions(async (wish) => {
        await expect(slide && transitionOf(slide)).toBe(wish === 'full' ? 300 : 0);
      });
    });
  },
};

export const ProfileMenu: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'B2 the profile block names the user and the project, and opens its menu',
      async () => {
        const block = canvas.getByRole('button', { name: /anna\.novakova.*Project ID: 7/ });
        block.focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible());
      },
    );
  },
};

export const Filters: Story = {
  args: { filter: true },
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Sidebar menu filter...' });
    await step('B4 sub-entries count: their parent opens with the matches alone', async () => {
      await userEvent.type(box, 'CANCEL');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Canceled' })).toBeVisible());
      await expect(canvas.getAllByRole('link')).toHaveLength(1);
    });
    await step('B4 no match says so; Escape brings all back', async () => {
      await userEvent.type(box, 'xyz');
      await expect(canvas.getByText('No entry matches.')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible();
    });
  },
};

export const FlyoutByKeyboard: Story = {
  args: { minified: true },
  play: async ({ canvas, step }) => {
    const requests = canvas.getByRole('button', { name: 'Requests' });
    await step('B3 minified, Enter floats the sub-menu beside its entry', async () => {
      requests.focus();
      await userEvent.keyboard('{Enter}');
      const flyout = within(await canvas.findByRole('group', { name: 'Requests: sub-menu' }));
      await userEvent.tab();
      await expect(flyout.getByRole('link', { name: 'Waiting' })).toHaveFocus();
    });
    await step('B3 Escape closes it and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('group')).toBeNull();
      await expect(requests).toHaveFocus();
      await expect(requests).toHaveAttribute('aria-expanded', 'false');
    });
    await step('B3 leaving it with Tab closes it too', async () => {
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('group');
      for (let entry = 0; entry < 5; entry += 1) await userEvent.tab();
      await expect(canvas.queryByRole('group')).toBeNull();
    });
    requests.focus();
    await userEvent.keyboard('{Enter}');
  },
};

export const FlyoutByPointer: Story = {
  args: { minified: true },
  play: async ({ canvas, step }) => {
    const requests = canvas.getByRole('button', { name: 'Requests' });
    const user = userEvent.setup();
    await step('B3 the pointer opens the fly-out and may cross into it', async () => {
      await user.hover(requests);
      const flyout = await canvas.findByRole('group');
      await user.hover(within(flyout).getByRole('link', { name: 'Waiting' }));
      await expect(flyout).toBeVisible();
    });
    await step('B3 it hides 250 ms after the pointer has left', async () => {
      const flyout = canvas.getByRole('group');
      const left = performance.now();
      await user.hover(document.body);
      await expect(flyout).toBeInTheDocument();
      await waitForElementToBeRemoved(flyout);
      await expect(performance.now() - left).toBeGreaterThanOrEqual(245);
    });
  },
};

export const Minifies: Story = {
  play: async ({ canvas, args, step }) => {
    await step('B3 the minify button shrinks the menu to icons and back', async () => {
      canvas.getByRole('button', { name: 'Collapse menu' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onMinifiedChange).toHaveBeenLastCalledWith(true);
      const nav = canvas.getByRole('navigation', { name: 'Main menu' });
      await waitFor(() => expect(nav.getBoundingClientRect().width).toBe(57));
      await expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onMinifiedChange).toHaveBeenLastCalledWith(false);
    });
    await step('B1 names stay whole: the badge is read with its entry', async () => {
      await expect(canvas.getByRole('link', { name: 'Dashboard 9 services' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  },
};
