import { EmptyState } from '@concierge/ui/EmptyState';
import { IconPicker, type IconOption } from '@concierge/ui/concierge/IconPicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { loadFailure } from '../fixtures/loadFailure.tsx';
import { controlled, openedByButton } from '../fixtures/stateful.tsx';
import { phone } from '../fixtures/viewports.ts';
import { found } from '../hotel/hotel.ts';
import { modal } from '../conformance/exceptions.ts';
import { languageModes } from '../setup/chromaticModes.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const Opener = openedByButton(controlled(IconPicker, 'selected', 'onSelectedChange'));

const CURRENT = 'bed double';

const opened = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

// No AllStates: one modal at a time is open. Each catalog and search is a story.
const meta = {
  title: 'Concierge/IconPicker',
  component: IconPicker,
  parameters: { conformance: modal },
  ...inLanguage((texts) => ({
    open: true,
    onOpenChange: fn(),
    icons: texts.icons,
    selected: found(texts.icons[8]).id,
    onSelectedChange: fn(),
    labels: texts.labels.serviceForm.iconPicker,
    loadingLabel: texts.labels.serviceForm.loadingIcons,
  })),
  render: (args) => <Opener {...args} openText={args.labels.title} />,
  play: opened,
} satisfies Meta<typeof IconPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

// G2
/** A heading per group, the current icon highlighted. */
export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
  play: async (context) => {
    const { icons, labels } = textsOf(context);
    await opened();
    await context.step('A heading per group, the current icon highlighted', async () => {
      const name = labels.serviceForm.iconPicker.title;
      const dialog = within(screen.getByRole('dialog', { name }));
      const groups = within(dialog.getByRole('listbox')).getAllByRole('group');
      const headings = groups.map(
        (group) =>
          document.querySelector(`[id='${group.getAttribute('aria-labelledby')}']`)?.textContent,
      );
      await expect(headings).toEqual([...new Set(icons.map(({ group }) => group))]);
      const chosen = dialog.getAllByRole('option', { selected: true });
      await expect(chosen).toHaveLength(1);
      await expect(chosen[0]).toHaveAccessibleName(icons[8]?.name ?? '');
    });
  },
};

/** A new service has no icon yet. */
export const NoneChosen: Story = { args: { selected: null } };

/** The icons are on their way. */
export const Loading: Story = { args: { icons: [], loading: true } };
/** The icons could not be loaded. */
export const Failed: Story = inLanguage(({ t }) => ({
  icons: [],
  error: loadFailure(t, t('settings:services.error.icons')),
}));
/** A project without icons. */
export const EmptyCatalog: Story = inLanguage(({ labels }) => ({
  icons: [],
  empty: <EmptyState icon="search" title={labels.serviceForm.iconPicker.found(0)} />,
}));

/** A name that no other icon or group has in it. */
const searched = (icons: readonly IconOption[]) => {
  const isIn = ({ name, group }: IconOption, text: string) =>
    `${name} ${group}`.toLowerCase().includes(text.toLowerCase());
  return found(icons.find(({ name }) => icons.filter((one) => isIn(one, name)).length === 1)).name;
};

// G2 U78
/** The search has the focus at first. Found by name, whatever the case; how many is read out. */
export const Search: Story = {
  play: async (context) => {
    const { icons, labels } = textsOf(context);
    await opened();
    await context.step('The search finds by name and says how many', async () => {
      await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
      await userEvent.keyboard(searched(icons).toUpperCase());
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      const count = asRead(labels.serviceForm.iconPicker.found(1));
      await expect(screen.getByText(count)).toBeInTheDocument();
    });
  },
};

/** Nothing has that name. */
export const NoMatches: Story = {
  play: async (context) => {
    const { noMatches } = textsOf(context).labels.serviceForm.iconPicker;
    await opened();
    await userEvent.type(screen.getByRole('searchbox'), 'submarine');
    await waitFor(() => expect(screen.getByText(noMatches)).toBeVisible());
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

// G2
/** Hundreds of icons: images far out of view are not loaded. */
export const Many: Story = {
  ...inLanguage(({ icons }) => ({
    icons: Array.from({ length: 20 }, (_, floor) =>
      icons.map((icon) => ({
        ...icon,
        id: icon.id + floor * 10_000,
        group: `${icon.group} ${floor + 1}`,
      })),
    ).flat(),
  })),
  play: async ({ step }) => {
    await opened();
    const options = screen.getAllByRole('option');
    const [first, last] = [options[0], options.at(-1)].map((option) =>
      option?.querySelector("[data-component='ServiceIcon']"),
    );
    await step('The images in view are loaded, those far below are not', async () => {
      await waitFor(() => expect(first).toBeVisible());
      await expect(last).not.toBeVisible();
    });
    await step('Scrolling there loads them', async () => {
      options.at(-1)?.scrollIntoView();
      await waitFor(() => expect(last).toBeVisible());
      screen.getByRole('dialog').querySelector('[data-part="Body"]')?.scrollTo(0, 0);
    });
  },
};

export const Phone: Story = { ...phone };

// G2
export const Keyboard: Story = {
  tags: ['!dev'],
  ...inLanguage(({ icons }) => ({
    open: false,
    icons: ['bell', 'hotel', CURRENT, 'house', 'star'].map((name, at) => ({
      ...found(icons[at]),
      name,
      group: at < 2 ? 'Front desk' : 'Room',
    })),
    selected: found(icons[2]).id,
  })),
  play: async ({ args, step }) => {
    await openByKeyboard('dialog');
    const option = (name: string) => screen.getByRole('option', { name });
    await step('Tab enters at the current icon, the arrows walk over rows and groups', async () => {
      await userEvent.click(screen.getByRole('searchbox'));
      await userEvent.tab();
      await waitFor(() => expect(option(CURRENT)).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(option('house')).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(option('hotel')).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(option('star')).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(option('bell')).toHaveFocus());
    });
    await step('The grid is one stop for Tab', async () => {
      const stops = screen.getAllByRole('option').filter((one) => one.tabIndex === 0);
      await expect(stops).toHaveLength(1);
    });
    await step('Enter chooses, closes and gives the focus back', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onSelectedChange).toHaveBeenCalledWith(args.icons[1]?.id);
      await expectClosed('dialog', () => screen.getByRole('button'));
    });
  },
};
