import { Sidebar } from '@concierge/ui/layout/Sidebar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { press, pressButton } from '../fixtures/keyboard.ts';
import { menuOn, profileIn } from '../fixtures/menu.ts';
import { onPage, StatefulSidebar, statefulSidebar } from '../fixtures/StatefulSidebar.tsx';
import { languageModes } from '../setup/chromaticModes.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Layout/Sidebar',
  component: Sidebar,
  ...statefulSidebar,
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** An administrator's menu, with what is counted. */
export const Default: Story = { parameters: { chromatic: { modes: languageModes } } };

/** An operator's menu: without users and settings. */
export const Operator: Story = inLanguage((texts) => ({
  items: menuOn('waiting', texts).filter(({ id }) => id !== 'users' && id !== 'settings'),
  profile: { ...profileIn(texts), name: 'grace' },
}));

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
  ...onPage('waiting'),
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {LOOKS.map(({ navigation, ...look }) => (
        <StatefulSidebar
          key={navigation}
          {...args}
          {...look}
          labels={{ ...args.labels, navigation }}
        />
      ))}
    </div>
  ),
};

const menuOf = ({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) =>
  canvas.getByRole('navigation', { name: textsOf({ globals }).labels.sidebar.navigation });
const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
const NO_COLOR = 'rgba(0, 0, 0, 0)';

/** The entry that opens the lists of requests. */
const requestsIn = ({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) =>
  canvas.getByRole('button', { name: new RegExp(textsOf({ globals }).t('shell:menu.requests')) });

/** A sub-menu slides open below its entry. */
export const SubMenuOpen: Story = {
  play: async (context) => {
    const name = textsOf(context).t('shell:menu.canceled');
    await press(requestsIn(context));
    await waitFor(() => expect(context.canvas.getByRole('link', { name })).toBeVisible());
  },
};

// B5
/** The entries are icons that keep their names. */
export const Minified: Story = {
  ...onPage('waiting'),
  args: { minified: true },
  play: async (context) => {
    const name = textsOf(context).t('shell:menu.messages');
    await context.step('Minified, the entries are icons that keep their names', async () => {
      await expect(menuOf(context).getBoundingClientRect().width).toBe(57);
      await waitFor(() => expect(context.canvas.getByRole('link', { name })).toBeVisible());
    });
  },
};

/** Minified, a sub-menu floats beside its entry. */
export const FlyOutOpen: Story = {
  args: { minified: true },
  play: async (context) => {
    await press(requestsIn(context));
    const flyout = within(await context.canvas.findByRole('group'));
    const name = textsOf(context).t('shell:menu.canceled');
    await waitFor(() => expect(flyout.getByRole('link', { name })).toBeVisible());
  },
};

// B2
/** What can be done with one's own account. */
export const ProfileMenuOpen: Story = {
  play: async (context) => {
    const { t } = textsOf(context);
    const block = new RegExp(`helena.*${t('shell:sidebar.projectId', { id: 1 })}`);
    await pressButton(block);
    const name = t('shell:user.logout');
    await waitFor(() => expect(context.canvas.getByRole('button', { name })).toBeVisible());
  },
};

// B5
/** More room for long names. */
export const Wide: Story = {
  args: { wide: true },
  play: async (context) => {
    await context.step('Wide, the menu takes more room than usual', async () => {
      await expect(menuOf(context).getBoundingClientRect().width).toBeGreaterThan(260);
    });
  },
};

// B5
/** In the color of cards. */
export const Light: Story = {
  ...onPage('waiting'),
  args: { variant: 'light' },
  play: async (context) => {
    await context.step('Light, the menu has the color of cards', async () => {
      await expect(backgroundOf(menuOf(context))).toBe('rgb(255, 255, 255)');
    });
  },
};

// B5
/** The page shows through. */
export const Transparent: Story = {
  ...onPage('waiting'),
  args: { variant: 'transparent' },
  play: async (context) => {
    await context.step('Transparent, the page shows through', async () => {
      await expect(backgroundOf(menuOf(context))).toBe(NO_COLOR);
    });
  },
};

const filterOf = ({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) =>
  canvas.findByRole('searchbox', { name: textsOf({ globals }).labels.sidebar.filter ?? '' });

// B5
/** A filter box is above the entries. */
export const WithFilter: Story = {
  args: { filter: true },
  play: async (context) => {
    const box = await filterOf(context);
    await waitFor(() => expect(box).toBeVisible());
  },
};

// B4
/** Entries below others match as well: their parents open with them alone. */
export const Filtered: Story = {
  args: { filter: true },
  play: async (context) => {
    const name = textsOf(context).t('shell:menu.canceled');
    await userEvent.type(await filterOf(context), name);
    await waitFor(() => expect(context.canvas.getByRole('link', { name })).toBeVisible());
    await waitFor(() => expect(context.canvas.getAllByRole('link')).toHaveLength(1));
  },
};

// B4
/** No entry matches. */
export const NothingFound: Story = {
  args: { filter: true },
  play: async (context) => {
    const { filterEmpty = '' } = textsOf(context).labels.sidebar;
    await userEvent.type(await filterOf(context), 'xyz');
    await waitFor(() => expect(context.canvas.getByText(filterEmpty)).toBeVisible());
  },
};

// B5
/** On the other side, its border is as well. */
export const End: Story = {
  args: { side: 'end', minified: true },
  play: async (context) => {
    await context.step('At the end, the border is on the other side', async () => {
      const { borderInlineStartWidth, borderInlineEndWidth } = getComputedStyle(menuOf(context));
      await expect([borderInlineStartWidth, borderInlineEndWidth]).toEqual(['1px', '0px']);
    });
  },
};
/** A profile without actions is no button. */
export const StillProfile: Story = inLanguage((texts) => ({
  profile: { ...profileIn(texts), items: [] },
}));

/** Long names break into lines, and nothing is cut. */
export const LongTexts: Story = inLanguage((texts) => ({
  items: menuOn('waiting', texts).map((item, at) => ({
    ...item,
    label: `${item.label} – ${texts.hotel.texts.news[at]?.[0]}`,
    ...(item.badge && { badge: { ...item.badge, count: 1204 } }),
  })),
  profile: {
    ...profileIn(texts),
    name: 'bartholomaeus.svatopluk-nejedly@hotel-aurelia-quay.example',
    place: 'Grand Hotel Aurelia Quay & Congress Center',
  },
}));
