import { Button } from '@concierge/ui/Button';
import { Panel } from '@concierge/ui/layout/Panel';
import { ServiceTable } from '@concierge/ui/concierge/ServiceTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pressButton } from '../fixtures/keyboard.ts';
import { loadFailure } from '../fixtures/loadFailure.tsx';
import { desktop } from '../fixtures/viewports.ts';
import { languageModes } from '../setup/chromaticModes.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

/** What stands in a panel: the services of the hotel. */
const content = ({ t, hotel }: Texts) =>
  hotel.services
    .slice(0, 4)
    .map(({ service_name }) => service_name)
    .join(', ') + ` – ${t('dashboard:subtitle')}`;

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
  ...inLanguage((texts) => ({
    title: texts.t('settings:services.title'),
    children: content(texts),
    controls: ['expand', 'reload', 'collapse', 'remove'] as const,
    labels: texts.ui.panelLabels,
    onStateChange: fn(),
    onReload: fn(),
  })),
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without controls: a titled part of a page. */
export const Default: Story = {
  args: { controls: [] },
  parameters: { chromatic: { modes: languageModes } },
};

/** The four controls, in the order of the prop. */
export const WithControls: Story = {};

/** A button of the owner, before the panel's own. */
export const WithAction: Story = inLanguage(({ t }) => ({
  actions: (
    <Button variant="primary" size="sm" iconStart="plus">
      {t('settings:services.add')}
    </Button>
  ),
}));

/** A table that reaches the edges. */
export const Flush: Story = {
  ...inLanguage((texts) => ({
    flush: true,
    children: (
      <ServiceTable
        services={texts.hotel.services.slice(0, 4)}
        labels={texts.labels.serviceTable}
        onEdit={fn()}
        onDelete={fn()}
        empty={null}
      />
    ),
  })),
};

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
    </div>
  ),
};

/** Folded away: the content keeps its state. */
export const Collapsed: Story = { args: { defaultState: 'collapsed' } };

/** Loads again: what was there stays, out of reach. */
export const Reloading: Story = { args: { state: 'reloading' } };

/** What stands in it could not be loaded. */
export const Failed: Story = inLanguage(({ t }) => ({
  children: loadFailure(t, t('settings:services.error.load')),
}));

// B9
/** Removed: the rest of the page moves up, and has the focus. */
export const Removed: Story = {
  render: (args, context) => (
    <main tabIndex={-1} style={{ display: 'grid', gap: 16 }}>
      <Panel {...args} />
      <Panel {...args} controls={[]} title={textsOf(context).t('shell:menu.rooms')} />
    </main>
  ),
  play: async (context) => {
    const { remove } = textsOf(context).ui.panelLabels;
    await pressButton(remove);
    await waitFor(() => expect(context.canvas.getAllByRole('region')).toHaveLength(1));
    await waitFor(() => expect(context.canvas.getByRole('main')).toHaveFocus());
  },
};

// B9
export const Folds: Story = {
  tags: ['!dev'],
  play: async ({ canvas, step, args }) => {
    await step('A panel folds away and unfolds', async () => {
      await pressButton('Collapse');
      await expect(args.onStateChange).toHaveBeenLastCalledWith('collapsed');
      await waitFor(() => expect(canvas.getByText(/Housekeeping/)).not.toBeVisible());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText(/Housekeeping/)).toBeVisible());
    });
  },
};

// B9
/** It fills the screen, over what else is on the page. */
export const Expanded: Story = {
  ...desktop,
  render: (args) => (
    <main>
      <Button>Behind the panel</Button>
      <Panel {...args} />
    </main>
  ),
  play: async (context) => {
    const { canvas, step } = context;
    const panel = canvas.getByRole('region');
    await step('It fills the screen, what is behind it is out of reach', async () => {
      const { expand } = textsOf(context).ui.panelLabels;
      await pressButton(expand);
      await waitFor(() => expect(panel.getBoundingClientRect().height).toBe(window.innerHeight));
      await expect(canvas.queryByText('Behind the panel')?.closest('[inert]')).not.toBeNull();
    });
  },
};

// B9
export const RestoredByEscape: Story = {
  ...Expanded,
  tags: ['!dev'],
  play: async (context) => {
    await Expanded.play?.(context);
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
