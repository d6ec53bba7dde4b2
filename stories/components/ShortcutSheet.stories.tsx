import { ShortcutSheet, type ShortcutSheetProps } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { openByKeyboard } from '../fixtures/keyboard.ts';
import {
  shortcutGroups,
  shortcutGroupsCs,
  shortcutLabels,
  shortcutLabelsCs,
} from '../fixtures/shortcuts.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { modal } from '../conformance/exceptions.ts';

/** Holds whether the keys are on, as the console does. */
function Holding(props: ShortcutSheetProps) {
  const [enabled, setEnabled] = useState(props.enabled);
  return (
    <ShortcutSheet
      {...props}
      enabled={enabled}
      onEnabledChange={(next) => {
        props.onEnabledChange(next);
        setEnabled(next);
      }}
    />
  );
}

const Opener = openedByButton(Holding, 'Open');

// No AllStates: one modal at a time is open, with the keys on or off.
const meta = {
  title: 'Components/ShortcutSheet',
  component: ShortcutSheet,
  parameters: { conformance: modal },
  args: {
    open: false,
    onOpenChange: fn(),
    groups: shortcutGroups,
    enabled: true,
    onEnabledChange: fn(),
    labels: shortcutLabels,
  },
  render: (args) => <Opener {...args} />,
  play: () => openByKeyboard('dialog'),
} satisfies Meta<typeof ShortcutSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Off: Story = {
  play: async ({ args, step }) => {
    await openByKeyboard('dialog', 'Keyboard shortcuts');
    const control = screen.getByRole('switch', { name: 'Use keyboard shortcuts' });
    await expect(control).toBeChecked();
    await step('The keyboard turns the keys off', async () => {
      control.focus();
      await userEvent.keyboard(' ');
      await expect(args.onEnabledChange).toHaveBeenCalledWith(false);
      await expect(control).not.toBeChecked();
    });
  },
};

export const Narrow: Story = {
  args: { groups: shortcutGroupsCs, labels: shortcutLabelsCs },
  globals: { locale: 'cs', viewport: { value: 'mobile1' } },
};
