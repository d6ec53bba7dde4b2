import { Sidebar, type SidebarItem } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatefulSidebar, statefulSidebar } from '../fixtures/StatefulSidebar.tsx';
import { menuOn, profile } from '../fixtures/menu.ts';
import { sidebarLabels } from '../fixtures/words.ts';

const meta = {
  title: 'Layout/Sidebar',
  component: Sidebar,
  ...statefulSidebar,
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Default: Story = {};

const LOOKS = [
  { navigation: 'Default' },
  { navigation: 'Light', variant: 'light' },
  { navigation: 'Transparent', variant: 'transparent' },
  { navigation: 'Minified', minified: true },
  { navigation: 'Minified light', minified: true, variant: 'light' },
  { navigation: 'Wide with filter', wide: true, filter: true },
] as const;

/** Every background, minified, and wide with a filter. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      {LOOKS.map(({ navigation, ...look }) => (
        <StatefulSidebar
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

const menuOf = (canvas: Canvas) => canvas.getByRole('navigation', { name: 'Main menu' });
const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
const NO_COLOR = 'rgba(0, 0, 0, 0)';

// B5
/** Layout variants. */
export const Minified: Story = {
  args: { minified: true, items: menuOn('waiting') },
  play: async ({ canvas, step }) => {
    await step('Minified, the entries are icons that keep their names', async () => {
      await expect(menuOf(canvas).getBoundingClientRect().width).toBe(57);
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Messages' })).toBeVisible());
    });
  },
};
// B5
export const Wide: Story = {
  args: { wide: true },
  play: async ({ canvas, step }) => {
    await step('Wide, the menu takes more room than usual', async () => {
      await expect(menuOf(canvas).getBoundingClientRect().width).toBeGreaterThan(260);
    });
  },
};
// B5
export const Light: Story = {
  args: { variant: 'light', items: menuOn('waiting') },
  play: async ({ canvas, step }) => {
    await step('Light, the menu has the color of cards', async () => {
      await expect(backgroundOf(menuOf(canvas))).toBe('rgb(255, 255, 255)');
    });
  },
};
// B5
export const Transparent: Story = {
  args: { variant: 'transparent', items: menuOn('waiting') },
  play: async ({ canvas, step }) => {
    await step('Transparent, the page shows through', async () => {
      await expect(backgroundOf(menuOf(canvas))).toBe(NO_COLOR);
    });
  },
};
// B5
export const WithSearch: Story = {
  args: { filter: true },
  play: async ({ canvas, step }) => {
    await step('With search, a filter box is above the entries', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('searchbox', { name: 'Sidebar menu filter...' })).toBeVisible(),
      );
    });
  },
};
// B5
export const End: Story = {
  args: { side: 'end', minified: true },
  play: async ({ canvas, step }) => {
    await step('At the end, the border is on the other side', async () => {
      const { borderInlineStartWidth, borderInlineEndWidth } = getComputedStyle(menuOf(canvas));
      await expect([borderInlineStartWidth, borderInlineEndWidth]).toEqual(['1px', '0px']);
    });
  },
};
export const StillProfile: Story = {
  tags: ['!dev'],
  args: { profile: { ...profile, items: [] } },
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
