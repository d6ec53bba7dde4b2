import { Sidebar } from '@concierge/ui/layout/Sidebar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, waitForElementToBeRemoved, within } from 'storybook/test';
import { press, pressButton } from '../fixtures/keyboard.ts';
import { statefulSidebar } from '../fixtures/StatefulSidebar.tsx';
import { transitionOf, underBothMotions } from '../fixtures/motion.ts';

/** What opens, closes and slides, by keyboard and by pointer. */
const meta = {
  title: 'Layout/Sidebar interactions',
  tags: ['!dev'],
  component: Sidebar,
  ...statefulSidebar,
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

// B3
export const SlidesOpen: Story = {
  play: async ({ canvas, step }) => {
    const requests = canvas.getByRole('button', { name: /^Requests/ });
    await step('A closed sub-menu is not focusable', async () => {
      await expect(requests).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('link', { name: /^Waiting/ })).toBeNull();
    });
    await step('Enter opens it, Tab reaches its entries', async () => {
      await press(requests);
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Waiting/ })).toBeVisible());
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Waiting/ })).toHaveFocus());
    });
    await step('The slide takes 300 ms, 0 ms under reduced motion', async () => {
      const slide = document.getElementById(requests.getAttribute('aria-controls') ?? '');
      await underBothMotions(async (wish) => {
        await expect(slide && transitionOf(slide)).toBe(wish === 'full' ? 300 : 0);
      });
    });
  },
};

// B3
export const FlyoutByKeyboard: Story = {
  args: { minified: true },
  play: async ({ canvas, step }) => {
    const requests = canvas.getByRole('button', { name: /^Requests/ });
    await step('Minified, Enter floats the sub-menu beside its entry', async () => {
      await press(requests);
      const flyout = within(await canvas.findByRole('group', { name: 'Open Requests' }));
      await userEvent.tab();
      await waitFor(() => expect(flyout.getByRole('link', { name: /^Waiting/ })).toHaveFocus());
    });
    await step('Escape closes it and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('group')).toBeNull();
      await waitFor(() => expect(requests).toHaveFocus());
      await expect(requests).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Leaving it with Tab closes it too', async () => {
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('group');
      for (let entry = 0; entry < 5; entry += 1) await userEvent.tab();
      await expect(canvas.queryByRole('group')).toBeNull();
    });
    await press(requests);
  },
};

// B3
export const FlyoutByPointer: Story = {
  args: { minified: true },
  play: async ({ canvas, step }) => {
    const requests = canvas.getByRole('button', { name: /^Requests/ });
    const user = userEvent.setup();
    await step('The pointer opens the fly-out and may cross into it', async () => {
      await user.hover(requests);
      const flyout = await canvas.findByRole('group');
      await user.hover(within(flyout).getByRole('link', { name: /^Waiting/ }));
      await waitFor(() => expect(flyout).toBeVisible());
    });
    await step('It hides 250 ms after the pointer has left', async () => {
      const flyout = canvas.getByRole('group');
      await expect(flyout).toBeInTheDocument();
      const left = performance.now();
      // Watched from before the pointer leaves: a busy machine may return only once it is hidden.
      const [hidden] = await Promise.all([
        waitForElementToBeRemoved(flyout).then(() => performance.now()),
        user.hover(document.body),
      ]);
      await expect(hidden - left).toBeGreaterThanOrEqual(245);
    });
  },
};

// B3 B1
export const Minifies: Story = {
  play: async ({ canvas, args, step }) => {
    await step('The minify button shrinks the menu to icons and back', async () => {
      await pressButton('Minify menu');
      await expect(args.onMinifiedChange).toHaveBeenLastCalledWith(true);
      const nav = canvas.getByRole('navigation', { name: 'Main menu' });
      await waitFor(() => expect(nav.getBoundingClientRect().width).toBe(57));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Enter}');
      await expect(args.onMinifiedChange).toHaveBeenLastCalledWith(false);
    });
    await step('Names stay whole: the badge is read with its entry', async () => {
      await expect(canvas.getByRole('link', { name: 'Dashboard 12 services' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  },
};
