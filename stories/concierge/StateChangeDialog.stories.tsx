import { StateChangeDialog } from '@concierge/ui/concierge/StateChangeDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { modal } from '../conformance/exceptions.ts';
import { handOverItems } from '../fixtures/handOver.ts';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { narrowest } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const Opener = openedByButton(StateChangeDialog);
const dialog = () => within(screen.getByRole('dialog'));

// No AllStates: one dialog at a time is open. Each state is a story.
const meta = {
  title: 'Concierge/StateChangeDialog',
  component: StateChangeDialog,
  parameters: { conformance: modal },
  ...inLanguage((texts) => ({
    open: false,
    onOpenChange: fn(),
    to: 4 as const,
    items: handOverItems(texts, 3),
    onConfirm: fn(),
    labels: texts.labels.stateChange,
  })),
  render: (args) => <Opener {...args} openText={args.labels.confirm[args.to]} />,
  play: () => openByKeyboard('dialog'),
} satisfies Meta<typeof StateChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Which requests, and what becomes of them. */
export const Default: Story = {};

// U68
/** One message goes to all guests; Enter confirms where none is wanted. */
export const WithMessage: Story = {
  tags: ['picture'],
  args: { to: 3, canNote: true },
  play: async (context) => {
    const { args, step } = context;
    const { confirm, note } = textsOf(context).labels.stateChange;
    await openByKeyboard('dialog');
    await step('The button has the focus', async () => {
      await expect(dialog().getByRole('button', { name: confirm[3] })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenLastCalledWith('');
    });
    await step('What is typed is sent without white space around it', async () => {
      await userEvent.click(dialog().getByRole('textbox', { name: note }));
      await userEvent.paste(' 18:00–20:00 ');
      await userEvent.click(dialog().getByRole('button', { name: confirm[3] }));
      await expect(args.onConfirm).toHaveBeenLastCalledWith('18:00–20:00');
    });
  },
};

/** They are being changed: the dialog stays open. */
export const Pending: Story = {
  args: { pending: true },
  play: async () => {
    await openByKeyboard('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** It failed: what was typed stays, and Escape leads back. */
export const Failed: Story = {
  ...inLanguage(({ t }) => ({ error: t('errors:network') })),
  play: async (context) => {
    const { confirm } = textsOf(context).labels.stateChange;
    await openByKeyboard('dialog');
    await expect(dialog().getByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog', () => screen.getByRole('button', { name: confirm[4] }));
  },
};

/** On a narrow phone, more of them than fit. */
export const Narrow: Story = {
  ...narrowest,
  ...inLanguage((texts) => ({ items: handOverItems(texts, 12), canNote: true })),
};
