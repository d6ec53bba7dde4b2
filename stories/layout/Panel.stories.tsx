import { Button, Panel } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { desktop } from '../fixtures/viewports.ts';

const LABELS = {
  expand: 'Full screen',
  restore: 'Exit full screen',
  collapse: 'Collapse',
  uncollapse: 'Expand',
  reload: 'Reload',
  remove: 'Hide panel',
  reloading: 'Reloading',
};

const meta = {
  title: 'Layout/Panel',
  component: Panel,
  // The extractor does not read what depends on another prop.
  argTypes: {
    controls: {
      description: 'Which control buttons to show, in this order. Default none.',
      table: { type: { summary: "ReadonlyArray<'expand' | 'collapse' | 'reload' | 'remove'>" } },
    },
    labels: {
      description: 'Texts of the control buttons; needed for those in `controls`.',
      table: { type: { summary: 'PanelLabels' } },
    },
  },
  args: {
    title: 'Services',
    children: 'What the guests of this project can ask for.',
    controls: ['expand', 'reload', 'collapse', 'remove'],
    labels: LABELS,
    onStateChange: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { controls: [] } };

/** The states of a panel among others on a page; expanded it fills the screen alone. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Panel {...args} title="Without controls" controls={[]} />
      <Panel {...args} title="With all controls" />
      <Panel
        {...args}
        title="With an action"
        actions={
          <Button variant="primary" size="sm" iconStart="plus">
            New service
          </Button>
        }
      />
      <Panel {...args} title="Collapsed" state="collapsed" />
      <Panel {...args} title="Reloading" state="reloading" />
      <Panel {...args} title="Flush" flush controls={['collapse']} labels={LABELS} />
    </div>
  ),
};

// B9
export const Folds: Story = {
  tags: ['!dev'],
  play: async ({ canvas, step, args }) => {
    await step('A panel folds away and unfolds', async () => {
      await press(canvas.getByRole('button', { name: 'Collapse' }));
      await expect(args.onStateChange).toHaveBeenLastCalledWith('collapsed');
      await waitFor(() => expect(canvas.getByText(/guests of this project/)).not.toBeVisible());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText(/guests of this project/)).toBeVisible());
    });
  },
};

// B9
export const FillsTheScreen: Story = {
  ...desktop,
  render: (args) => (
    <main>
      <Button>Behind the panel</Button>
      <Panel {...args} />
    </main>
  ),
  play: async ({ canvas, step }) => {
    const panel = canvas.getByRole('region', { name: 'Services' });
    await step('It fills the screen, what is behind it is out of reach', async () => {
      await press(canvas.getByRole('button', { name: 'Full screen' }));
      await waitFor(() => expect(panel.getBoundingClientRect().height).toBe(window.innerHeight));
      await expect(canvas.queryByText('Behind the panel')?.closest('[inert]')).not.toBeNull();
    });
  },
};

// B9
export const RestoredByEscape: Story = {
  ...FillsTheScreen,
  tags: ['!dev'],
  play: async (context) => {
    await FillsTheScreen.play?.(context);
    const { canvas, step } = context;
    await step('Escape restores it, the focus stays on the button', async () => {
      // The first one may belong to the button's tooltip.
      await userEvent.keyboard('{Escape}{Escape}');
      const panel = canvas.getByRole('region', { name: 'Services' });
      await waitFor(() =>
        expect(panel.getBoundingClientRect().height).toBeLessThan(window.innerHeight),
      );
      await expect(canvas.getByRole('button', { name: 'Full screen' })).toHaveFocus();
    });
  },
};

// B9
export const Reloads: Story = {
  tags: ['!dev'],
  play: async ({ canvas, step, args }) => {
    await step('The reload indicator shows for about 2 s', async () => {
      const began = performance.now();
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await expect(args.onReload).toHaveBeenCalledOnce();
      const panel = canvas.getByRole('region', { name: 'Services' });
      await expect(panel).toHaveAttribute('aria-busy', 'true');
      await waitFor(() => expect(panel).not.toHaveAttribute('aria-busy'), { timeout: 4000 });
      await expect(performance.now() - began).toBeGreaterThan(1900);
      await expect(args.onStateChange).toHaveBeenLastCalledWith('normal');
    });
  },
};

// B9
export const Removes: Story = {
  tags: ['!dev'],
  render: (args) => (
    <main tabIndex={-1}>
      <Panel {...args} />
      <p>The rest of the page.</p>
    </main>
  ),
  play: async ({ canvas, step }) => {
    await step('A removed panel unmounts, the focus is on the page around it', async () => {
      await press(canvas.getByRole('button', { name: 'Hide panel' }));
      await expect(canvas.queryByRole('region')).toBeNull();
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
  },
};
