import { NoteComposer, type NoteComposerProps } from '@concierge/ui/concierge';
import * as cs from '@concierge/ui/labels/cs';
import { noteComposerLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

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

const field = (name = 'Staff note') => screen.getByRole('textbox', { name });

const type = async (text: string, name?: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};

const meta = {
  title: 'Concierge/NoteComposer',
  component: NoteComposer,
  args: { canReachGuest: true, onSend: fn(), labels: noteComposerLabels('Room 204') },
  decorators: [inWidth(520)],
} satisfies Meta<typeof NoteComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every note begins for staff, and says so before the first letter. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Visible to' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Staff only' })).toBeChecked();
    await expect(field()).toHaveValue('');
    const send = canvas.getByRole('button', { name: 'Add note' });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription('Only staff will read this');
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
  play: async ({ args, canvas, step }) => {
    await step('The keyboard chooses the guest, before anything is typed', async () => {
      canvas.getByRole('radio', { name: 'Staff only' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Goes to Room 204' })).toBeChecked();
      await expect(field('Message')).toHaveValue('');
    });
    await step('The button says where it goes', async () => {
      await type('Your taxi is here.', 'Message');
      await userEvent.click(canvas.getByRole('button', { name: 'Send to Room 204' }));
      await expect(args.onSend).toHaveBeenCalledWith({
        audience: 'guest',
        text: 'Your taxi is here.',
      });
    });
  },
};

/** This user may not write to the guest. */
export const OnlyStaff: Story = {
  args: { canReachGuest: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('Only staff will read this')).toBeVisible();
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
  play: async ({ args, canvas }) => {
    await type('The guest is hard of hearing, knock twice.');
    await expect(field()).toHaveAccessibleDescription('12 characters too many');
    await expect(field()).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Add note' })).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(field()).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Add note' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

// R16
/** A text belongs to its audience: what is begun for staff never goes to the guest, nor the other way round. */
export const TwoDrafts: Story = {
  play: async ({ args, canvas, step }) => {
    const staff = canvas.getByRole('radio', { name: 'Staff only' });
    const guest = canvas.getByRole('radio', { name: 'Goes to Room 204' });
    await type('The guest is rude.');
    await step('A note for staff is not carried to the guest', async () => {
      await userEvent.click(guest);
      await expect(field('Message')).toHaveValue('');
      await expect(canvas.getByText('Room 204 will read this')).toBeVisible();
      await userEvent.click(field('Message'));
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await type('We are on our way.', 'Message');
    await step('A message to the guest is not carried to staff', async () => {
      await userEvent.click(staff);
      await expect(field()).toHaveValue('The guest is rude.');
      await userEvent.click(guest);
      await expect(field('Message')).toHaveValue('We are on our way.');
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
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Goes to Room 204' }));
    await type('Your taxi is here.', 'Message');
    const send = async () => {
      await userEvent.click(field('Message'));
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(canvas.getByRole('status')).toHaveTextContent('Sending to Room 204');
    };
    await step('Ctrl+Enter waits too; it is announced, and the keyboard reaches Undo', async () => {
      await send();
      await expect(field('Message')).toHaveAttribute('readonly');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSend).toHaveBeenCalledTimes(1);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    });
    await step('Undo brings the text back, with the focus in it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('');
      await expect(field('Message')).toHaveValue('Your taxi is here.');
      await expect(field('Message')).toHaveFocus();
      await expect(field('Message')).not.toHaveAttribute('readonly');
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
  render: function Failing(args) {
    const [failed, setFailed] = useState(false);
    return (
      <NoteComposer
        {...args}
        error={failed && 'The server cannot be reached. Your note is still here.'}
        onSend={() => setFailed(true)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Goes to Room 204' }));
    await type('Your taxi is here.', 'Message');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Room 204' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(field('Message')).toHaveValue('Your taxi is here.');
    await expect(canvas.getByRole('radio', { name: 'Goes to Room 204' })).toBeChecked();
  },
};

export const LongCzechText: Story = {
  args: { labels: cs.noteComposerLabels('Pokoj 204') },
  globals: { locale: 'cs' },
  decorators: [inWidth(272)],
};
