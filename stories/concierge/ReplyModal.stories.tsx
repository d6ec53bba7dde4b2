import { ReplyModal, type ReplyModalProps } from '@concierge/ui/concierge/ReplyModal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { landscape, phone } from '../fixtures/viewports.ts';
import { modal } from '../conformance/exceptions.ts';
import { languageModes } from '../setup/chromaticModes.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { latest, latestIn, replyTo } from '../setup/reply.ts';
import { type Texts, textsOf } from '../setup/texts.ts';

// No AllStates: one modal at a time is open. Each state of a request is a story.
const meta = {
  title: 'Concierge/ReplyModal',
  component: ReplyModal,
  parameters: { conformance: modal },
  ...inLanguage((texts) => ({
    open: true,
    onOpenChange: fn(),
    ...replyTo(texts, latestIn(texts)),
    onConfirm: fn(),
    onMessage: fn(),
    labels: texts.labels.reply,
  })),
} satisfies Meta<typeof ReplyModal>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dialog = () => screen.findByRole('dialog');

/** The texts of the modal in the language of the toolbar. */
const labelsOf = (context: Pick<Context, 'globals'>) => textsOf(context).labels.reply;

/** Presses a state; the question about it comes next. */
async function choose(context: Pick<Context, 'globals'>, state: 2 | 3 | 4): Promise<void> {
  const name = labelsOf(context).states[state];
  await press(within(await dialog()).getByRole('button', { name }));
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

/** A request that waits: it can be approved or canceled. */
export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
};

const heldBy = (name: string) => (texts: Texts) =>
  latest(texts, ({ state_id, approved_by_name }) => state_id === 2 && approved_by_name === name);

/** Approved by the user: it can be completed or canceled. */
export const Approved: Story = inLanguage((texts) => replyTo(texts, heldBy('helena')(texts)));
/** Approved by a colleague: there to be read, and each state says why it cannot be chosen. */
export const ApprovedByColleague: Story = inLanguage((texts) =>
  replyTo(texts, heldBy('tomas')(texts), 'grace'),
);
/** Canceled: the facts and the history; nothing can be chosen any more. */
export const Canceled: Story = inLanguage((texts) => replyTo(texts, latestIn(texts, 3)));
/** The user canceled it, so it is a colleague's to go on with. */
export const CanceledByYou: Story = inLanguage((texts) =>
  replyTo(
    texts,
    latest(texts, ({ state_id, canceled_log }) => state_id === 1 && !!canceled_log),
    'operator',
  ),
);
// U18 D6
/** Completed: the facts and the history, and one line that says why nothing can be chosen. */
export const Completed: Story = {
  ...inLanguage((texts) => replyTo(texts, latestIn(texts, 4))),
  play: async (context) => {
    const texts = textsOf(context);
    const labels = labelsOf(context);
    const { history, states } = replyTo(texts, latestIn(texts, 4));
    const modal = within(await dialog());
    await context.step(
      'The modal shows who approved and completed the request, and when',
      async () => {
        const list = modal.getByRole('list', { name: labels.history });
        const steps = within(list).getAllByRole('listitem');
        await expect(steps.map(({ textContent }) => textContent)).toEqual(
          history.map(({ text, at }) => `${text}${at}`),
        );
        await expect(history).toHaveLength(3);
      },
    );
    await context.step('Why it is closed is said once, and describes every state', async () => {
      const { reason = '' } = states[2] ?? {};
      await expect(modal.getAllByText(reason)).toHaveLength(1);
      const button = modal.getByRole('button', { name: labels.states[3] });
      await expect(button).toHaveAccessibleDescription(reason);
    });
  },
};
/** A product that keeps no history. */
export const WithoutHistory: Story = { args: { history: [] } };

/** A note longer than the screen: the states stay at the thumb. */
export const PhoneLongNote: Story = {
  ...phone,
  ...inLanguage((texts) => {
    const { request, ...reply } = replyTo(texts, latestIn(texts));
    const note = Object.values(texts.hotel.texts.services)
      .flatMap(({ notes }) => notes.slice(0, 2))
      .join('\n');
    return { ...reply, request: { ...request, note } };
  }),
  play: async (context) => {
    const labels = labelsOf(context);
    const modal = within(await dialog());
    await waitFor(() => {
      const { bottom } = modal
        .getByRole('group', { name: labels.changeState })
        .getBoundingClientRect();
      const footer = modal.getByRole('button', { name: labels.sendMessage });
      return expect(bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top);
    });
  },
};
/** On its side: the states beside the facts, all in view. */
export const Landscape: Story = {
  ...landscape,
  play: async (context) => {
    const name = labelsOf(context).states[4];
    const modal = within(await dialog());
    await waitFor(() => {
      const { bottom } = modal.getByRole('button', { name }).getBoundingClientRect();
      return expect(bottom).toBeLessThan(window.innerHeight - 58);
    });
  },
};
// U36
/** A link or a press on Approve: the confirmation is there at once. */
export const StartsAtConfirmation: Story = {
  args: { startAt: 2 },
  play: async (context) => {
    const labels = labelsOf(context);
    const modal = within(await dialog());
    await context.step('The button that confirms has the focus', async () => {
      const confirm = modal.getByRole('button', { name: labels.confirm[2] });
      await waitFor(() => expect(confirm).toHaveFocus());
    });
  },
};
/** The state of the link is not possible: its button has the focus and says why. */
export const StartRefused: Story = {
  args: { startAt: 4 },
  play: async (context) => {
    const { t } = textsOf(context);
    const name = labelsOf(context).states[4];
    const done = within(await dialog()).getByRole('button', { name });
    await waitFor(() => expect(done).toHaveFocus());
    await expect(done).toHaveAccessibleDescription(t('requests:reply.reasons.notFromHere'));
  },
};
/** The question before the state changes, with a note to the guest. */
export const Confirming: Story = { play: (context) => choose(context, 2) };
/** The question before a request is canceled. */
export const ConfirmingCancel: Story = { play: (context) => choose(context, 3) };
// D8
/** The note is for administrators and those who look after the service: it says so. */
export const NoteDisabled: Story = {
  args: { canNote: false },
  play: async (context) => {
    const labels = labelsOf(context);
    await choose(context, 2);
    const modal = within(await dialog());
    await context.step('The note is disabled and says why; the button has the focus', async () => {
      const note = modal.getByRole('textbox');
      await expect(note).toBeDisabled();
      await expect(note).toHaveAccessibleDescription(labels.noteDisabled);
      const confirm = modal.getByRole('button', { name: labels.confirm[2] });
      await waitFor(() => expect(confirm).toHaveFocus());
    });
  },
};
// U24 U35
/** The change is on its way. */
export const Pending: Story = {
  args: { pending: true },
  play: async (context) => {
    const { step, args } = context;
    await choose(context, 2);
    const modal = within(await dialog());
    await step('The close button keeps its place', async () => {
      await expect(modal.getByRole('button', { name: labelsOf(context).close })).toBeDisabled();
    });
    await step('What is on its way is not sent twice', async () => {
      await pressSendKeysEverywhere();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

/** The change failed: what was typed is still there. */
export const Failed: Story = {
  ...inLanguage(({ t }) => ({ error: t('requests:reply.unchanged') })),
  play: async (context) => {
    await choose(context, 2);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard(textsOf(context).hotel.texts.approveNotes[0] ?? '');
  },
};

/** The request of `Default`, after a colleague has approved it. */
function overtaken(texts: Texts) {
  const request = latestIn(texts);
  const taken = {
    ...request,
    state_id: 2,
    approved_by: 5,
    approved_by_name: 'tomas',
    approved_at: '2026-03-02T09:30:00.000Z',
  } as const;
  return {
    ...replyTo(texts, taken),
    conflict: texts.t('requests:reply.conflict', {
      name: 'tomas',
      state: texts.t('requests:state.2'),
    }),
  };
}

/** A colleague was faster. */
export const Conflict: Story = inLanguage(overtaken);

interface OvertakenProps {
  before: ReplyModalProps;
  after: Partial<ReplyModalProps>;
}

/** Another user is faster while the confirmation is open. */
function Overtaken({ before, after }: OvertakenProps) {
  const [isOvertaken, setOvertaken] = useState(false);
  useEffect(() => {
    const overtake = () => setOvertaken(true);
    window.addEventListener('overtake', overtake);
    return () => window.removeEventListener('overtake', overtake);
  }, []);
  return <ReplyModal {...before} {...(isOvertaken && after)} />;
}

// U6
export const OvertakenWhileConfirming: Story = {
  args: { startAt: 2 },
  render: (args, context) => <Overtaken before={args} after={overtaken(textsOf(context))} />,
  play: async (context) => {
    const { step, args } = context;
    const labels = labelsOf(context);
    const modal = within(await dialog());
    const approve = () => modal.getByRole('button', { name: labels.confirm[2] });
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
        await expect(modal.getByRole('heading', { level: 2 })).toHaveTextContent(labels.overtaken);
        await expect(approve()).toBeDisabled();
      },
    );
    await step('What was typed stays and can be copied, but not sent', async () => {
      const note = modal.getByRole('textbox');
      await expect(note).toHaveValue('On our way');
      await expect(note).toHaveAccessibleDescription(labels.noteKept);
      await pressSendKeysEverywhere();
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(approve()).not.toHaveAttribute('aria-keyshortcuts');
      await expect(modal.queryByText(labels.confirmKeys)).toBeNull();
    });
  },
};

// D6 D7
export const WhatIsShown: Story = {
  tags: ['!dev'],
  play: async ({ step, args }) => {
    const modal = within(await dialog());
    await step('Service date, device and note of the request', async () => {
      await waitFor(() =>
        expect(modal.getAllByText(args.request?.service_date ?? '')[0]).toBeVisible(),
      );
      await waitFor(() => expect(modal.getByText(args.request?.device_name ?? '')).toBeVisible());
      await waitFor(() => expect(modal.getByText(args.request?.note ?? '')).toBeVisible());
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
  play: async (context) => {
    const { step, args } = context;
    const modal = within(await dialog());
    await step('A state opens the confirmation with the cursor in the note', async () => {
      await choose(context, 2);
      await expect(modal.getByRole('heading', { level: 2 })).toHaveTextContent(
        'Approve this request?',
      );
      await waitFor(() => expect(modal.getByRole('textbox')).toHaveFocus());
      await waitFor(() => expect(modal.getByText(args.request?.note ?? '')).toBeVisible());
      await userEvent.keyboard(' On our way ');
    });
    await step('Going back keeps the note and returns to the button', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(modal.getByRole('button', { name: 'Approved' })).toHaveFocus());
      await choose(context, 3);
      await expect(modal.getByRole('textbox')).toHaveValue(' On our way ');
    });
    await step('Confirming submits the state and the trimmed note', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Cancel request' }));
      await expect(args.onConfirm).toHaveBeenLastCalledWith({
        state: 3,
        note: 'On our way',
      });
    });
  },
};

// U35
/** The keys are shown beside the button and named by it: they work there, and wherever else the focus is. */
export const ConfirmsByKeys: Story = {
  tags: ['!dev'],
  args: { startAt: 2 },
  play: async (context) => {
    const { step, args } = context;
    const labels = labelsOf(context);
    const modal = within(await dialog());
    const approve = await modal.findByRole('button', { name: 'Approve' });
    await step('The button says which keys confirm', async () => {
      await waitFor(() => expect(approve).toHaveFocus());
      await expect(approve.getAttribute('aria-keyshortcuts')?.split(' ')).toEqual(SEND_KEYS);
      await waitFor(() => expect(modal.getByText(labels.confirmKeys)).toBeVisible());
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

// U75
/** Single keys lead to the confirmation of a state that is allowed. */
export const AsksByKeys: Story = {
  tags: ['!dev'],
  args: { keys: { a: 2, d: 4 } },
  play: async ({ step, ...context }) => {
    const { confirm, back, title } = labelsOf(context);
    const modal = within(await dialog());
    const question = () => modal.queryByRole('button', { name: confirm[2] });
    await step('Not with another key, nor for a state that is not allowed', async () => {
      await userEvent.keyboard('d{Control>}a{/Control}');
      await waitFor(() => expect(modal.getByRole('heading', { name: title })).toBeVisible());
    });
    await step(
      'The button that confirms has the focus; letters of the note ask nothing',
      async () => {
        await userEvent.keyboard('a');
        await expect(question()).toHaveFocus();
        await userEvent.click(modal.getByRole('button', { name: back }));
        await expect(question()).toBeNull();
      },
    );
  },
};

// U36 D8
export const ConfirmsAtOnce: Story = {
  tags: ['!dev'],
  args: { startAt: 2 },
  play: async ({ step, args }) => {
    const modal = within(await dialog());
    const approve = () => modal.getByRole('button', { name: 'Approve' });
    await step('Enter confirms', async () => {
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

/** What the guest wrote begins at the right; the names stay where they are. */
export const RightToLeft: Story = {
  ...inLanguage((texts) => ({
    request: {
      ...replyTo(texts, latestIn(texts)).request,
      device_name: 'غرفة 204',
      service_name: 'خدمة الغرف',
      note: 'من فضلك، منشفتان (2) ووسادة!',
      marks: [],
    },
  })),
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
