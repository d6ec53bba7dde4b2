import { ReplyModal, type ReplyModalProps } from '@concierge/ui/concierge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { requests } from '../fixtures/concierge.ts';
import { landscape, phone } from '../fixtures/viewports.ts';
import { replyLabels } from '../fixtures/words.ts';
import { modal } from '../conformance/exceptions.ts';

function requestIn(state: 1 | 2 | 3 | 4) {
  const found = requests.find((row) => row.state === state);
  if (!found) throw new Error('no fixture in this state');
  return found;
}

const longNote = Array.from(
  { length: 12 },
  (_, at) => `Line ${at + 1}: two towels, a pillow and a late check-out, please.`,
).join('\n');

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

const arrived: ReplyModalProps['history'] = [
  { state: 1, text: 'Received', at: '02.03.2026 10:24' },
];
const taken: ReplyModalProps['history'] = [
  ...arrived,
  { state: 2, text: 'Approved by mehmet.yilmaz', at: '02.03.2026 10:31' },
];

// No AllStates: one modal at a time is open. Each state of a request is a story.
const meta = {
  title: 'Concierge/ReplyModal',
  component: ReplyModal,
  parameters: { conformance: modal },
  args: {
    open: true,
    onOpenChange: fn(),
    request: requestIn(1),
    states: fromWaiting,
    canNote: true,
    canMessage: true,
    onConfirm: fn(),
    onMessage: fn(),
    history: arrived,
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

const SEND_KEYS = ['Control+Enter', 'Meta+Enter'];

/** Presses each of the keys that send from every element of the dialog, and from itself. Returns how often. */
async function pressSendKeysEverywhere(): Promise<number> {
  const root = await dialog();
  const enabled = root.querySelectorAll<HTMLElement>(':is(button, textarea):not(:disabled)');
  const places = [root, ...enabled].flatMap((place) => SEND_KEYS.map((keys) => ({ place, keys })));
  for (const { place, keys } of places) {
    const [held = '', key = ''] = keys.split('+');
    place.focus();
    // oxlint-disable no-await-in-loop -- one after the other
    await expect(place).toHaveFocus();
    await userEvent.keyboard(`{${held}>}{${key}}{/${held}}`);
    // oxlint-enable no-await-in-loop
  }
  return places.length;
}

export const Default: Story = { tags: ['picture'] };
export const FromApproved: Story = {
  args: { states: fromApproved, request: requestIn(2), history: taken },
};
export const NotTheApprover: Story = {
  args: {
    states: notTheApprover,
    request: requestIn(2),
    history: taken,
    canMessage: false,
    canNote: false,
  },
};
// U18 D6
/** Closed: the facts and the history, and one line that says why nothing can be chosen. */
export const Final: Story = {
  args: {
    states: final,
    request: requestIn(4),
    history: [...taken, { state: 4, text: 'Completed by mehmet.yilmaz', at: '02.03.2026 10:52' }],
  },
  play: async ({ step }) => {
    const modal = within(await dialog());
    await step('The modal shows who approved and completed the request, and when', async () => {
      const steps = within(modal.getByRole('list', { name: 'History' })).getAllByRole('listitem');
      await expect(steps.map(({ textContent }) => textContent)).toEqual([
        'Received02.03.2026 10:24',
        'Approved by mehmet.yilmaz02.03.2026 10:31',
        'Completed by mehmet.yilmaz02.03.2026 10:52',
      ]);
    });
    await step('Why it is closed is said once, and describes every state', async () => {
      await expect(modal.getAllByText('The request is closed.')).toHaveLength(1);
      await expect(modal.getByRole('button', { name: 'Canceled' })).toHaveAccessibleDescription(
        'The request is closed.',
      );
    });
  },
};
/** A note longer than the screen: the states stay at the thumb. */
export const PhoneLongNote: Story = {
  ...phone,
  args: { request: { ...requestIn(1), note: longNote }, history: taken },
  play: async () => {
    const modal = within(await dialog());
    await waitFor(() => {
      const { bottom } = modal
        .getByRole('group', { name: 'Change status' })
        .getBoundingClientRect();
      const footer = modal.getByRole('button', { name: 'Send a message to this device' });
      return expect(bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top);
    });
  },
};
/** On its side: the states beside the facts, all in view. */
export const Landscape: Story = {
  ...landscape,
  play: async () => {
    const modal = within(await dialog());
    await waitFor(() => {
      const { bottom } = modal.getByRole('button', { name: 'Completed' }).getBoundingClientRect();
      return expect(bottom).toBeLessThan(window.innerHeight - 58);
    });
  },
};
// U36
/** A link or a press on Approve: the confirmation is there at once. */
export const StartsAtConfirmation: Story = {
  args: { startAt: 2 },
  play: async ({ step, args }) => {
    const modal = within(await dialog());
    const approve = () => modal.getByRole('button', { name: 'Approve' });
    await step('The button has the focus, and Enter confirms', async () => {
      await waitFor(() => expect(approve()).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenLastCalledWith({ state: 2, note: '' });
    });
    await step('Back leads to the choices', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(modal.getByRole('button', { name: 'Approved' })).toHaveFocus());
    });
    await step('From there the note has the cursor', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(modal.getByRole('textbox')).toHaveFocus());
    });
  },
};
/** The state of the link is not possible: its button has the focus and says why. */
export const StartRefused: Story = {
  args: { startAt: 4 },
  play: async () => {
    const done = within(await dialog()).getByRole('button', { name: 'Completed' });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(done).toHaveAccessibleDescription('Not possible from the current status.');
  },
};
export const Confirming: Story = { play: () => pick('Approved') };
// U24 U35
export const Pending: Story = {
  args: { pending: true },
  play: async ({ step, args }) => {
    await pick('Approved');
    const modal = within(await dialog());
    await step('The close button keeps its place', async () => {
      await expect(modal.getByRole('button', { name: 'Close' })).toBeDisabled();
    });
    await step('What is on its way is not sent twice', async () => {
      await pressSendKeysEverywhere();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};
export const Failed: Story = {
  args: { error: 'The request was not changed. Your input is still here, so you can try again.' },
  play: async () => {
    await pick('Approved');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('On our way');
  },
};
const conflict = {
  conflict: 'mehmet.yilmaz changed this request first. It is now “Approved”.',
  request: requestIn(2),
  states: notTheApprover,
  history: taken,
} as const;
export const Conflict: Story = { args: conflict };

/** Another user is faster while the confirmation is open. */
function Overtaken(props: ReplyModalProps) {
  const [overtaken, setOvertaken] = useState(false);
  useEffect(() => {
    const overtake = () => setOvertaken(true);
    window.addEventListener('overtake', overtake);
    return () => window.removeEventListener('overtake', overtake);
  }, []);
  return <ReplyModal {...props} {...(overtaken && conflict)} />;
}

// U6
export const OvertakenWhileConfirming: Story = {
  args: { startAt: 2 },
  render: (args) => <Overtaken {...args} />,
  play: async ({ step, args }) => {
    const modal = within(await dialog());
    const approve = () => modal.getByRole('button', { name: 'Approve' });
    await waitFor(() => expect(approve()).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('On our way');
    await userEvent.tab();
    await userEvent.tab();
    await expect(approve()).toHaveFocus();
    window.dispatchEvent(new Event('overtake'));
    await step(
      'The focus goes to what happened, and the heading does not ask any more',
      async () => {
        await waitFor(() => expect(modal.getByRole('alert')).toHaveFocus());
        await expect(modal.getByRole('heading', { level: 2 })).toHaveTextContent(
          'This request has changed',
        );
        await expect(approve()).toBeDisabled();
      },
    );
    await step('What was typed stays and can be copied, but not sent', async () => {
      const note = modal.getByRole('textbox');
      await expect(note).toHaveValue('On our way');
      await expect(note).toHaveAccessibleDescription(replyLabels.noteKept);
      await pressSendKeysEverywhere();
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(approve()).not.toHaveAttribute('aria-keyshortcuts');
      await expect(modal.queryByText(replyLabels.confirmKeys)).toBeNull();
    });
  },
};

// D6 D7
export const WhatIsShown: Story = {
  tags: ['!dev'],
  play: async ({ step, args }) => {
    const modal = within(await dialog());
    await step('Service date, device and note of the request', async () => {
      await waitFor(() => expect(modal.getByText('02.03.2026 09:24')).toBeVisible());
      await waitFor(() => expect(modal.getByText('Room 412')).toBeVisible());
      await waitFor(() => expect(modal.getByText(/Two club sandwiches/)).toBeVisible());
    });
    await step('Four state buttons, the current one marked', async () => {
      const group = within(modal.getByRole('group', { name: 'Change status' }));
      await expect(
        group.getAllByRole('button').map((button) => button.ariaLabel ?? button.id),
      ).toHaveLength(4);
      await expect(group.getByRole('button', { current: true })).toHaveAccessibleName('Waiting');
    });
    await step('What cannot be chosen says why and does nothing', async () => {
      const done = modal.getByRole('button', { name: 'Completed' });
      await expect(done).toHaveAttribute('aria-disabled', 'true');
      await expect(done).toHaveAccessibleDescription('Not possible from the current status.');
      await userEvent.click(done);
      await expect(modal.getByRole('heading', { level: 2 })).toHaveTextContent('Reply to request');
    });
    await step('The message button', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Send a message to this device' }));
      await expect(args.onMessage).toHaveBeenCalledOnce();
    });
  },
};

// D8 U35
export const ConfirmsWithNote: Story = {
  tags: ['!dev'],
  play: async ({ step, args }) => {
    const modal = within(await dialog());
    await step('A state opens the confirmation with the cursor in the note', async () => {
      await pick('Approved');
      await expect(modal.getByRole('heading', { level: 2 })).toHaveTextContent(
        'Approve this request?',
      );
      await waitFor(() => expect(modal.getByRole('textbox')).toHaveFocus());
      await userEvent.keyboard(' On our way ');
    });
    await step('Going back keeps the note and returns to the button', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(modal.getByRole('button', { name: 'Approved' })).toHaveFocus());
      await pick('Canceled');
      await expect(modal.getByRole('textbox')).toHaveValue(' On our way ');
    });
    await step('Confirming submits the state and the trimmed note', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Cancel request' }));
      await expect(args.onConfirm).toHaveBeenLastCalledWith({
        state: 3,
        note: 'On our way',
      });
    });
    await step(
      'The confirmation repeats what the guest wrote, and Ctrl+Enter sends with the note',
      async () => {
        await waitFor(() => expect(modal.getByText(/Two club sandwiches/)).toBeVisible());
        await userEvent.click(modal.getByRole('textbox'));
        await userEvent.keyboard('{Control>}{Enter}{/Control}');
        await expect(args.onConfirm).toHaveBeenCalledTimes(2);
        await expect(args.onConfirm).toHaveBeenLastCalledWith({ state: 3, note: 'On our way' });
      },
    );
  },
};

// U35
/** The keys are shown beside the button and named by it: they work there, and wherever else the focus is. */
export const ConfirmsByKeys: Story = {
  tags: ['!dev'],
  args: { startAt: 2 },
  play: async ({ step, args }) => {
    const modal = within(await dialog());
    const approve = await modal.findByRole('button', { name: 'Approve' });
    await step('The button says which keys confirm', async () => {
      await waitFor(() => expect(approve).toHaveFocus());
      await expect(approve.getAttribute('aria-keyshortcuts')?.split(' ')).toEqual(SEND_KEYS);
      await waitFor(() => expect(modal.getByText(replyLabels.confirmKeys)).toBeVisible());
    });
    await step('They confirm from wherever the focus is, and press nothing else', async () => {
      const times = await pressSendKeysEverywhere();
      await expect(times).toBeGreaterThan(7);
      await expect(args.onConfirm).toHaveBeenCalledTimes(times);
      await expect(approve).toBeVisible();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('Keys that are held down since the step before do not confirm', async () => {
      args.onConfirm.mockClear();
      const notHandled = fireEvent.keyDown(approve, { key: 'Enter', ctrlKey: true, repeat: true });
      await expect(notHandled).toBe(false);
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

// D8
export const NoteDisabled: Story = {
  tags: ['!dev'],
  args: { canNote: false },
  play: async ({ step, args }) => {
    await pick('Approved');
    const modal = within(await dialog());
    await step('The note is disabled and says why; Enter confirms without one', async () => {
      const note = modal.getByRole('textbox');
      await expect(note).toBeDisabled();
      await expect(note).toHaveAccessibleDescription(replyLabels.noteDisabled);
      await waitFor(() => expect(modal.getByRole('button', { name: 'Approve' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenLastCalledWith({ state: 2, note: '' });
    });
  },
};

// Y45
/** What the guest wrote begins at the right; the names stay where they are. */
export const RightToLeft: Story = {
  args: {
    request: {
      ...requestIn(1),
      device_name: 'غرفة 204',
      service_name: 'خدمة الغرف',
      note: 'من فضلك، منشفتان (2) ووسادة!',
    },
    states: fromWaiting,
  },
  play: async ({ step }) => {
    await step('What people wrote has its own direction in a dialog', async () => {
      for (const text of ['غرفة 204', 'خدمة الغرف', /منشفتان/]) {
        const element = await screen.findByText(text);
        await expect(element).toHaveAttribute('dir', 'auto');
        await expect(getComputedStyle(element).direction).toBe('rtl');
      }
    });
  },
};
