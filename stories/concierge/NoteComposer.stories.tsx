import { NoteComposer, type NoteComposerProps } from '@concierge/ui/concierge/NoteComposer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

/** Sends as a product does: it is pending until the answer comes. */
function Sending(props: NoteComposerProps) {
  const [pending, setPending] = useState(false);
  return (
    <NoteComposer
      {...props}
      pending={pending}
      onSend={(note) => {
        props.onSend(note);
        setPending(true);
        setTimeout(() => setPending(false), 50);
      }}
    />
  );
}

const labelsIn = ({ labels, hotel }: Texts) => labels.noteComposer(hotel.texts.room(204));

/** What is written, for staff and to the guest. */
const draftsIn = ({ hotel: { texts } }: Texts) => ({
  staff: found(texts.staffNotes[0]),
  guest: found(texts.approveNotes[0]),
});

const field = (name = 'Staff note') => screen.getByRole('textbox', { name });

const type = async (text: string, name?: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};

const meta = {
  title: 'Concierge/NoteComposer',
  component: NoteComposer,
  ...inLanguage(
    (texts) => ({ canReachGuest: true, onSend: fn(), labels: labelsIn(texts) }),
    inWidth(520),
  ),
} satisfies Meta<typeof NoteComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every note begins for staff, and says so before the first letter. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const { canvas } = context;
    const labels = labelsIn(textsOf(context));
    await expect(canvas.getByRole('radiogroup', { name: labels.audience })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: labels.audiences.staff })).toBeChecked();
    await expect(field(labels.field.staff)).toHaveValue('');
    const send = canvas.getByRole('button', { name: labels.send.staff });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(labels.readers.staff);
  },
};

/** Both audiences, and where there is none to choose. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <NoteComposer {...args} />
      <NoteComposer {...args} canReachGuest={false} />
    </div>
  ),
};

// M12
/** To the guest: another color, icon and button. */
export const GoesToRoom: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const { args, canvas, step } = context;
    const labels = labelsIn(textsOf(context));
    const { guest: text } = draftsIn(textsOf(context));
    await step('The keyboard chooses the guest, before anything is typed', async () => {
      canvas.getByRole('radio', { name: labels.audiences.staff }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: labels.audiences.guest })).toBeChecked();
      await expect(field(labels.field.guest)).toHaveValue('');
    });
    await step('The button says where it goes', async () => {
      await type(text, labels.field.guest);
      await userEvent.click(canvas.getByRole('button', { name: labels.send.guest }));
      await expect(args.onSend).toHaveBeenCalledWith({ audience: 'guest', text });
    });
  },
};

/** This user may not write to the guest. */
export const OnlyStaff: Story = {
  args: { canReachGuest: false },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText(labelsIn(textsOf(context)).readers.staff)).toBeVisible();
  },
};

// M12
/** Once sent, the next note is empty and for staff again: the choice is never remembered. */
export const NeverRemembered: Story = {
  tags: ['!dev'],
  render: (args) => <Sending {...args} />,
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Goes to Room 204' }));
    await type('  Your taxi is here. ', 'Message');
    await step('Ctrl+Enter sends, without white space around it', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSend).toHaveBeenCalledTimes(1);
      await expect(args.onSend).toHaveBeenCalledWith({
        audience: 'guest',
        text: 'Your taxi is here.',
      });
    });
    await step('The next one is for staff', async () => {
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Staff only' })).toBeChecked());
      await expect(field()).toHaveValue('');
    });
  },
};

/** Too long: nothing is cut, and how much has to go is said. */
export const OverLimit: Story = {
  args: { maxLength: 30 },
  play: async (context) => {
    const { args, canvas } = context;
    const labels = labelsIn(textsOf(context));
    const { staff: text } = draftsIn(textsOf(context));
    const note = field(labels.field.staff);
    await type(text, labels.field.staff);
    await expect(note).toHaveAccessibleDescription(labels.tooLong(text.length - 30));
    await expect(note).toBeInvalid();
    await expect(canvas.getByRole('button', { name: labels.send.staff })).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** It is being sent: the text stays, the button waits. */
export const Pending: Story = {
  args: { pending: true },
  play: async (context) => {
    const labels = labelsIn(textsOf(context));
    await expect(field(labels.field.staff)).toHaveAttribute('readonly');
    const send = context.canvas.getByRole('button', { name: labels.send.staff });
    await expect(send).toHaveAttribute('aria-busy', 'true');
  },
};

// R16
/** A text belongs to its audience: what is begun for staff never goes to the guest, nor the other way round. */
export const TwoDrafts: Story = {
  play: async (context) => {
    const { args, canvas, step } = context;
    const labels = labelsIn(textsOf(context));
    const drafts = draftsIn(textsOf(context));
    const staff = canvas.getByRole('radio', { name: labels.audiences.staff });
    const guest = canvas.getByRole('radio', { name: labels.audiences.guest });
    const message = () => field(labels.field.guest);
    await type(drafts.staff, labels.field.staff);
    await step('A note for staff is not carried to the guest', async () => {
      await userEvent.click(guest);
      await expect(message()).toHaveValue('');
      await expect(canvas.getByText(labels.readers.guest)).toBeVisible();
      await userEvent.click(message());
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await type(drafts.guest, labels.field.guest);
    await step('A message to the guest is not carried to staff', async () => {
      await userEvent.click(staff);
      await expect(field(labels.field.staff)).toHaveValue(drafts.staff);
      await userEvent.click(guest);
      await expect(message()).toHaveValue(drafts.guest);
    });
  },
};

/** What was left unsent is there again. */
export const UnsentDraft: Story = {
  tags: ['!dev'],
  args: { defaultDrafts: { staff: '', guest: 'We are on our way.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Goes to Room 204' })).toBeChecked();
    await expect(field('Message')).toHaveValue('We are on our way.');
  },
};

// R16
/** A message to the guest waits before it is sent, and can be taken back. */
export const WaitsToBeSent: Story = {
  tags: ['picture-dark'],
  render: function Held(args) {
    const [held, setHeld] = useState(false);
    return (
      <NoteComposer
        {...args}
        held={held}
        onUndo={() => setHeld(false)}
        onSend={(note) => {
          args.onSend(note);
          setHeld(true);
        }}
      />
    );
  },
  play: async (context) => {
    const { args, canvas, step } = context;
    const labels = labelsIn(textsOf(context));
    const { guest: text } = draftsIn(textsOf(context));
    const message = () => field(labels.field.guest);
    await userEvent.click(canvas.getByRole('radio', { name: labels.audiences.guest }));
    await type(text, labels.field.guest);
    const send = async () => {
      await userEvent.click(message());
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(canvas.getByRole('status')).toHaveTextContent(labels.sending);
    };
    await step('Ctrl+Enter waits too; it is announced, and the keyboard reaches Undo', async () => {
      await send();
      await expect(message()).toHaveAttribute('readonly');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSend).toHaveBeenCalledTimes(1);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: labels.undo })).toHaveFocus();
    });
    await step('Undo brings the text back, with the focus in it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('');
      await expect(message()).toHaveValue(text);
      await expect(message()).toHaveFocus();
      await expect(message()).not.toHaveAttribute('readonly');
    });
    await send();
  },
};

// Y15
/** Enter chooses a word of an input method, and sends nothing. */
export const ComposedText: Story = {
  tags: ['!dev'],
  play: async ({ args, step }) => {
    await type('部屋');
    await step('Ctrl+Enter while a word is composed sends nothing', async () => {
      const init = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
      field().dispatchEvent(new KeyboardEvent('keydown', { ...init, isComposing: true }));
      await expect(args.onSend).not.toHaveBeenCalled();
      field().dispatchEvent(new KeyboardEvent('keydown', init));
      await expect(args.onSend).toHaveBeenCalledTimes(1);
    });
  },
};

/** It was not sent: what was typed and for whom stays. */
export const Failed: Story = {
  ...inLanguage(({ t }) => ({
    error: (
      <>
        <p>{t('timeline:error.message')}</p>
        <p>{t('errors:network')}</p>
      </>
    ),
  })),
  render: function Failing({ error, ...args }) {
    const [failed, setFailed] = useState(false);
    return <NoteComposer {...args} error={failed && error} onSend={() => setFailed(true)} />;
  },
  play: async (context) => {
    const { canvas } = context;
    const labels = labelsIn(textsOf(context));
    const { guest: text } = draftsIn(textsOf(context));
    await userEvent.click(canvas.getByRole('radio', { name: labels.audiences.guest }));
    await type(text, labels.field.guest);
    await userEvent.click(canvas.getByRole('button', { name: labels.send.guest }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(field(labels.field.guest)).toHaveValue(text);
    await expect(canvas.getByRole('radio', { name: labels.audiences.guest })).toBeChecked();
  },
};

/** In a narrow place long words break, and nothing is cut. */
export const Narrow: Story = { decorators: [inWidth(272)] };
