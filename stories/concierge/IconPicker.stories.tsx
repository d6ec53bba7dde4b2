import { IconPicker, type IconOption } from '@concierge/ui/concierge';
import { iconPickerLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { controlled, openedByButton } from '../fixtures/stateful.tsx';
import { icons } from '../fixtures/services.ts';
import { modal } from '../conformance/exceptions.ts';

const Opener = openedByButton(controlled(IconPicker, 'selected', 'onSelectedChange'), 'Choose');

// No AllStates: one modal at a time is open. Each catalog and search is a story.
const meta = {
  title: 'Concierge/IconPicker',
  component: IconPicker,
  parameters: { conformance: modal },
  args: {
    open: false,
    onOpenChange: fn(),
    icons,
    selected: 8,
    onSelectedChange: fn(),
    labels: iconPickerLabels,
  },
  render: (args) => <Opener {...args} />,
  play: () => openByKeyboard('dialog'),
} satisfies Meta<typeof IconPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

// G2
export const Default: Story = {
  tags: ['picture'],
  play: async ({ step }) => {
    await openByKeyboard('dialog');
    await step('A large modal with a heading per group, the current icon highlighted', async () => {
      const dialog = within(screen.getByRole('dialog', { name: 'Select icon' }));
      const groups = within(dialog.getByRole('listbox'))
        .getAllByRole('group')
        .map((one) => one.getAttribute('aria-labelledby'));
      await expect(groups.map((id) => document.querySelector(`[id='${id}']`)?.textContent)).toEqual(
        ['Front desk', 'Room', 'Communication', 'Billing and documents'],
      );
      await expect(dialog.getAllByRole('option', { selected: true })).toHaveLength(1);
      await expect(dialog.getByRole('option', { name: 'bed double' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
  },
};

// G2
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ args, step }) => {
    await openByKeyboard('dialog');
    await step('Tab enters at the current icon, the arrows walk over rows and groups', async () => {
      await userEvent.click(screen.getByRole('searchbox'));
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('option', { name: 'bed double' })).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'house' })).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'bell' })).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'star' })).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() =>
        expect(screen.getByRole('option', { name: 'concierge bell' })).toHaveFocus(),
      );
    });
    await step('The grid is one stop for Tab', async () => {
      await expect(screen.getAllByRole('option').filter((one) => one.tabIndex === 0)).toHaveLength(
        1,
      );
    });
    await step('Enter chooses, closes and gives the focus back', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onSelectedChange).toHaveBeenCalledWith(2);
      await expectClosed('dialog', () => screen.getByRole('button', { name: 'Choose' }));
    });
  },
};

// G2
export const Search: Story = {
  play: async ({ step }) => {
    await openByKeyboard('dialog');
    await step('The search finds by name and says how many', async () => {
      await userEvent.type(screen.getByRole('searchbox'), 'BED');
      await expect(screen.getAllByRole('option')).toHaveLength(1);
      await expect(screen.getByText('1 icon')).toBeInTheDocument();
    });
  },
};

export const NoMatches: Story = {
  play: async () => {
    await openByKeyboard('dialog');
    await userEvent.type(screen.getByRole('searchbox'), 'submarine');
    await waitFor(() => expect(screen.getByText('No matching icons')).toBeVisible());
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

const manyIcons: IconOption[] = Array.from({ length: 20 }, (_, group) =>
  icons.map((icon) => ({ ...icon, id: icon.id + group * 1000, group: `Group ${group + 1}` })),
).flat();

// G2
/** Images far out of view are not loaded. */
export const Many: Story = {
  args: { icons: manyIcons },
  play: async ({ step }) => {
    await openByKeyboard('dialog');
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

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
