import { ShortcutSheet } from '@concierge/ui/ShortcutSheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { controlled, openedByButton } from '../fixtures/stateful.tsx';
import { modal } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

/** Holds whether the keys are on, as the console does. */
const Opener = openedByButton(controlled(ShortcutSheet, 'enabled', 'onEnabledChange'));

// No AllStates: one modal at a time is open, with the keys on or off.
const meta = {
  title: 'Components/ShortcutSheet',
  component: ShortcutSheet,
  parameters: { conformance: modal },
  ...inLanguage(({ labels }) => ({
    open: true,
    onOpenChange: fn(),
    ...labels.shortcuts,
    enabled: true,
    onEnabledChange: fn(),
  })),
  render: (args) => <Opener {...args} openText={args.labels.title} />,
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keys of the console, by where they work. */
export const Default: Story = { tags: ['picture'] };

/** Who speaks to the computer turns them off. */
export const Off: Story = {
  play: async (context) => {
    const { args, step } = context;
    const { labels } = textsOf(context).labels.shortcuts;
    const control = await screen.findByRole('switch', { name: labels.enabled });
    await expect(control).toBeChecked();
    await step('The keyboard turns the keys off', async () => {
      control.focus();
      await userEvent.keyboard(' ');
      await expect(args.onEnabledChange).toHaveBeenCalledWith(false);
      await expect(control).not.toBeChecked();
    });
  },
};

/** On a phone long texts break into lines. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
