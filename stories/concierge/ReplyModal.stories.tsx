import { ReplyModal, type ReplyModalProps } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { requests } from '../fixtures/concierge.ts';
import { narrowest, phone } from '../fixtures/viewports.ts';
import { replyLabels, replyLabelsTr } from '../fixtures/words.ts';

function requestIn(state: 1 | 2 | 3 | 4) {
  const found = requests.find((row) => row.state === state);
  if (!found) throw new Error('no fixture in this state');
  return found;
}

const fromWaiting: ReplyModalProps['states'] = [
  { state: 1, allowed: false },
  { state: 2, allowed: true },
  { state: 3, allowed: true },
  { state: 4, allowed: false, reason: 'Not possible from the current status.' },
];

const fromApproved: ReplyModalProps['states'] = [
  { state: 1, allowed: false, reason: 'Not possible from the current status.' },
  { state: 2, allowed: false },
  { state: 3, allowed: true },
  { state: 4, allowed: true },
];

const notTheApprover: ReplyModalProps['states'] = [
  { state: 1, allowed: false, reason: 'Not possible from the current status.' },
  { state: 2, allowed: false },
  { state: 3, allowed: false, reason: 'Only the person who approved it can change it.' },
  { state: 4, allowed: false, reason: 'Only the person who approved it can change it.' },
];

const final: ReplyModalProps['states'] = [
  { state: 1, allowed: false, reason: 'The request is closed.' },
  { state: 2, allowed: false, reason: 'The request is closed.' },
  { state: 3, allowed: false, reason: 'The request is closed.' },
  { state: 4, allowed: false },
];

// No matrix: one modal at a time is open. Each state of a request is a story.
const meta = {
  title: 'Concierge/ReplyModal',
  tags: ['!autodocs'],
  component: ReplyModal,
  args: {
    open: true,
    onOpenChange: fn(),
    request: requestIn(1),
    states: fromWaiting,
    canNote: true,
    canMessage: true,
    onConfirm: fn(),
    onMessage: fn(),
    labels: replyLabels,
  },
} satisfies Meta<typeof ReplyModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog');

async function pick(name: string) {
  const button = within(await dialog()).getByRole('button', { name });
  await press(button);
}

export const Default: Story = {};
export const Playground: Story = { args: { states: fromApproved, request: requestIn(2) } };
export const FromApproved: Story = { args: { states: fromApproved, request: requestIn(2) } };
export const NotTheApprover: Story = {
  args: { states: notTheApprover, request: requestIn(2), canMessage: false, canNote: false },
};
export const Final: Story = { args: { states: final, request: requestIn(4) } };
export const WithoutNote: Story = { args: { request: { ...requestIn(1), note: null } } };
export const LongTurkish: Story = { args: { labels: replyLabelsTr }, globals: { locale: 'tr' } };
export const Phone: Story = { ...phone };
export const Narrowest: Story = { ...narrowest, args: { labels: replyLabelsTr } };

export const Confirming: Story = { play: () => pick('Approved') };
export const ConfirmingPhone: Story = { ...phone, ...Confirming };
export const NoteNotAllowed: Story = { args: { canNote: false }, play: () => pick('Canceled') };
export const Pending: Story = { args: { pending: true }, play: () => pick('Approved') };
export const Failed: Story = {
  args: { error: 'The request was not changed. Your input is still here, so you can try again.' },
  play: async () => {
    await pick('Approved');
    await userEvent.keyboard('On our way');
  },
};
export const Conflict: Story = {
  args: {
    conflict: 'mehmet.yilmaz changed this request first. It is now “Approved”.',
    request: requestIn(2),
    states: notTheApprover,
  },
};

export const WhatIsShown: Story = {
  tags: ['no-picture'],
  play: async ({ step, args }) => {
    const modal = within(await dialog());
    await step('D6 service date, device and note of the request', async () => {
      await waitFor(() => expect(modal.getByText('02.03.2026 09:24')).toBeVisible());
      await waitFor(() => expect(modal.getByText('Room 412')).toBeVisible());
      await waitFor(() => expect(modal.getByText(/Two club sandwiches/)).toBeVisible());
    });
    await step('D6 four state buttons, the current one marked', async () => {
      const group = within(modal.getByRole('group', { name: 'Change status' }));
      await expect(
        group.getAllByRole('button').map((button) => button.ariaLabel ?? button.id),
      ).toHaveLength(4);
      await expect(group.getByRole('button', { current: true })).toHaveAccessibleName('Waiting');
    });
    await step('D7 what cannot be chosen says why and does nothing', async () => {
      const done = modal.getByRole('button', { name: 'Completed' });
      await expect(done).toHaveAttribute('aria-disabled', 'true');
      await expect(done).toHaveAccessibleDescription('Not possible from the current status.');
      await userEvent.click(done);
      await expect(modal.getByRole('heading', { level: 2 })).toHaveTextContent('Reply to request');
    });
    await step('D6 the message button', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Send a message to this device' }));
      await expect(args.onMessage).toHaveBeenCalledOnce();
    });
  },
};

export const ConfirmsWithNote: Story = {
  play: async ({ step, args }) => {
    const modal = within(await dialog());
    await step('D8 a state opens the confirmation with the cursor in the note', async () => {
      await pick('Approved');
      await expect(modal.getByRole('heading', { level: 2 })).toHaveTextContent(
        'Approve this request?',
      );
      await waitFor(() => expect(modal.getByRole('textbox')).toHaveFocus());
      await userEvent.keyboard(' On our way ');
    });
    await step('D8 going back keeps the note and returns to the button', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(modal.getByRole('button', { name: 'Approved' })).toHaveFocus());
      await pick('Canceled');
      await expect(modal.getByRole('textbox')).toHaveValue(' On our way ');
    });
    await step('D8 confirming submits the state and the trimmed note', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Confirm' }));
      await expect(args.onConfirm).toHaveBeenLastCalledWith({
        state: 3,
        note: 'On our way',
      });
    });
  },
};

export const NoteDisabled: Story = {
  args: { canNote: false },
  play: async ({ step, args }) => {
    await pick('Approved');
    const modal = within(await dialog());
    await step('D8 the note is disabled and says why; Enter confirms without one', async () => {
      const note = modal.getByRole('textbox');
      await expect(note).toBeDisabled();
      await expect(note).toHaveAccessibleDescription(replyLabels.noteDisabled);
      await waitFor(() => expect(modal.getByRole('button', { name: 'Confirm' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenLastCalledWith({ state: 2, note: '' });
    });
  },
};
