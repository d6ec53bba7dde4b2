import { MessageForm } from '@concierge/ui/concierge/MessageForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { devicesToChoose, messagesIn } from '../fixtures/messages.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Concierge/MessageForm',
  component: MessageForm,
  ...inLanguage(
    (texts) => ({
      mode: 'create' as const,
      devices: devicesToChoose(texts),
      autoFocus: false,
      onSubmit: fn(),
      onClose: fn(),
      labels: texts.labels.messageForm,
    }),
    inWidth(760),
  ),
} satisfies Meta<typeof MessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** What is in the form, by what it is called. */
function formOf(context: Context) {
  const texts = textsOf(context);
  const { messageForm: labels } = texts.labels;
  const { canvas } = context;
  return {
    texts,
    labels,
    title: () => canvas.getByRole('textbox', { name: labels.title }),
    text: () => canvas.getByRole('textbox', { name: labels.message }),
    tab: (label: string) => canvas.getByRole('tab', { name: (name) => name.startsWith(label) }),
    button: (name: string | undefined) => canvas.getByRole('button', { name: name ?? '' }),
    noButton: (name: string | undefined) =>
      expect(canvas.queryByRole('button', { name: name ?? '' })).toBeNull(),
  };
}

/** A new message. */
export const Default: Story = {};

/** Writing, editing and answering a request, and waiting for the server. */
export const AllStates: Story = {
  tags: ['picture'],
  render: (args, context) => {
    const texts = textsOf(context);
    const draft = messagesIn(texts).invoice;
    return (
      <div style={{ display: 'grid', gap: 40 }}>
        <MessageForm {...args} />
        <MessageForm {...args} mode="edit" message={draft} />
        <MessageForm {...args} mode="edit" message={draft} pending />
        <MessageForm {...args} mode="request" predefinedDevices={devicesToChoose(texts, 1)} />
      </div>
    );
  },
};

// E6
/** An invoice for one room: next leads from the text to the rooms. */
export const Create: Story = {
  play: async (context) => {
    const { args, canvas, step } = context;
    const { texts, labels, title, text, tab, button, noButton } = formOf(context);
    const [minibar, water] = [texts.hotel.texts.services.minibar.name, texts.hotel.texts.items[0]];
    await step('Two tabs, message and users, and the types message and invoice', async () => {
      await expect(canvas.getAllByRole('tab').map((one) => one.textContent)).toEqual([
        labels.messageTab,
        labels.usersTab,
      ]);
      const name = (shown: string) => shown.endsWith(labels.type);
      await userEvent.click(canvas.getByRole('button', { name }));
      await userEvent.click(await screen.findByRole('option', { name: labels.types[2] }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('Next leads to the devices once title and text are filled in', async () => {
      await userEvent.type(title(), minibar);
      await userEvent.type(text(), water ?? '');
      await userEvent.click(button(labels.next));
      await expect(tab(labels.usersTab)).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    });
    await step('With a device it is Save', async () => {
      await noButton(labels.save);
      await userEvent.click(canvas.getByRole('checkbox', { name: /room-102/ }));
      await userEvent.click(button(labels.save));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          type: 2,
          title: minibar,
          message: water,
          device_serial_id: ['room-102'],
        }),
      );
    });
  },
};

// E6
/** What is pasted beyond the limit stays, and is neither saved nor published before it is shortened. */
export const TooLong: Story = {
  args: { mode: 'edit', limits: { message: 40 }, onSaveAndPublish: fn() },
  render: (args, context) => {
    const { invoice } = messagesIn(textsOf(context));
    return <MessageForm {...args} message={{ ...invoice, message: 'x'.repeat(38) }} />;
  },
  play: async (context) => {
    const { args } = context;
    const { labels, text, button, tab } = formOf(context);
    await userEvent.click(text());
    await userEvent.paste('12345');
    await expect(text()).toHaveAccessibleDescription(labels.messageTooLong(3));
    for (const name of [labels.save, labels.saveAndPublish]) {
      await userEvent.click(tab(labels.usersTab));
      await userEvent.click(button(name));
      await waitFor(() => expect(text()).toHaveFocus());
    }
    await expect(args.onSaveAndPublish).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}{Backspace}{Backspace}');
    await userEvent.click(button(labels.save));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    (document.activeElement as HTMLElement).blur();
  },
};

// E6
/** Title and text are missing: each field says so. */
export const MissingMessage: Story = {
  play: async (context) => {
    const { labels, title, text, button } = formOf(context);
    await context.step('Next on the tab where something is missing says what', async () => {
      await userEvent.click(button(labels.next));
      await waitFor(() => expect(title()).toHaveFocus());
      await expect(title()).toHaveAccessibleDescription(labels.titleRequired);
      await expect(text()).toBeInvalid();
      await expect(context.args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

// E6
/** No room is chosen yet. */
export const MissingDevices: Story = {
  ...inLanguage((texts) => ({ mode: 'edit' as const, message: messagesIn(texts).idea })),
  play: async (context) => {
    const { canvas, step } = context;
    const { labels, button } = formOf(context);
    await step('Next goes to the users, a second press says what is missing', async () => {
      await userEvent.click(button(labels.next));
      await expect(canvas.queryByText(labels.devicesRequired)).toBeNull();
      await userEvent.click(button(labels.next));
      await expect(canvas.getByRole('alert')).toHaveTextContent(labels.devicesRequired);
    });
  },
};

/** Input and choices stay when the tab changes back and forth. */
export const KeptAcrossTabs: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Pool');
    await userEvent.click(canvas.getByRole('tab', { name: 'Users' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /room-101/ }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Message' }));
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Pool');
    await expect(canvas.getByText('1 device selected')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: /Users/ }));
    await expect(canvas.getByRole('checkbox', { name: /room-101/ })).toBeChecked();
  },
};

/** A draft invoice for one room. */
const editing = (texts: Texts) => ({
  mode: 'edit' as const,
  message: messagesIn(texts).invoice,
});

/** What the form gives of a draft. */
function valuesOf(texts: Texts) {
  const { type, title, message, selected_devices } = messagesIn(texts).invoice;
  return { type, title, message, device_serial_id: selected_devices.map((one) => one.serial_id) };
}

// E6
/** A draft that is complete. */
export const Edit: Story = {
  ...inLanguage(editing),
  play: async (context) => {
    const { texts, labels, title, button } = formOf(context);
    const values = valuesOf(texts);
    await context.step('A complete draft can be saved at once', async () => {
      await expect(title()).toHaveValue(values.title);
      await userEvent.click(button(labels.save));
      await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith(values));
    });
  },
};

// E6
/** A complete message can be published as soon as it is saved; until then there is Next alone. */
export const SaveAndPublish: Story = {
  ...inLanguage((texts) => ({ ...editing(texts), onSaveAndPublish: fn() })),
  play: async (context) => {
    const { args, step } = context;
    const { texts, labels, title, button, noButton } = formOf(context);
    const values = valuesOf(texts);
    await step('Beside Save a second button saves and publishes', async () => {
      await expect(button(labels.save)).toBeVisible();
      await userEvent.click(button(labels.saveAndPublish));
      await expect(args.onSaveAndPublish).toHaveBeenCalledWith(values);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('What is not complete has Next alone', async () => {
      await userEvent.clear(title());
      await expect(button(labels.next)).toBeVisible();
      await noButton(labels.saveAndPublish);
    });
    await userEvent.type(title(), values.title);
  },
};

/** An answer to the request of one room. */
const answering = (texts: Texts) => ({
  mode: 'request' as const,
  predefinedDevices: devicesToChoose(texts, 1),
});

// E7
/** The answer to a request goes to its room. */
export const Request: Story = {
  ...inLanguage(answering),
  play: async (context) => {
    const { texts, labels, title, text, button, noButton } = formOf(context);
    const [subject, answer] = texts.hotel.texts.reply;
    await context.step('In a request the button is Send', async () => {
      await noButton(labels.next);
      await userEvent.type(title(), subject);
      await userEvent.type(text(), answer);
      await userEvent.click(button(labels.send));
      await waitFor(() =>
        expect(context.args.onSubmit).toHaveBeenCalledWith({
          type: 1,
          title: subject,
          message: answer,
          device_serial_id: ['room-101'],
        }),
      );
    });
  },
};

// R16
/** What is sent to a guest waits first, and can be taken back. */
export const WaitsToBeSent: Story = {
  ...inLanguage(answering),
  render: function Held(args) {
    const [held, setHeld] = useState(false);
    return (
      <MessageForm
        {...args}
        held={held}
        onUndo={() => setHeld(false)}
        onSubmit={(values) => {
          args.onSubmit(values);
          setHeld(true);
        }}
      />
    );
  },
  play: async (context) => {
    const { args, canvas, step } = context;
    const { texts, labels, title, text, button } = formOf(context);
    const [subject, answer] = texts.hotel.texts.reply;
    await userEvent.type(title(), subject);
    await userEvent.type(text(), answer);
    await userEvent.click(button(labels.send));
    await step('It is announced, and the form shows what is sent', async () => {
      const announced = labels.sending?.(texts.hotel.texts.room(101)) ?? '';
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(announced));
      await expect(text()).toHaveAttribute('readonly');
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    });
    await step('Undo brings the text back into the form', async () => {
      button(labels.undo).focus();
      await userEvent.keyboard('{Enter}');
      await expect(text()).toHaveValue(answer);
      await expect(text()).toHaveFocus();
      await expect(text()).not.toHaveAttribute('readonly');
    });
    await userEvent.click(button(labels.send));
    await waitFor(() => expect(button(labels.undo)).toBeVisible());
  },
};

// E7
/** Who gets the answer is given. */
export const RequestReceivers: Story = {
  ...inLanguage((texts) => ({
    ...answering(texts),
    predefinedDevices: devicesToChoose(texts, 2),
  })),
  play: async (context) => {
    const { canvas, step } = context;
    const { texts, labels, tab } = formOf(context);
    await step('The devices of the request are given', async () => {
      await userEvent.click(tab(labels.usersTab));
      const list = canvas.getByRole('list', { name: labels.receivers });
      await expect(list).toHaveTextContent(texts.hotel.texts.room(101));
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    });
  },
};

/** It is being saved: what was typed stays, and is not sent again. */
export const Pending: Story = {
  ...inLanguage((texts) => ({ ...editing(texts), pending: true })),
  play: async (context) => {
    const { texts, title } = formOf(context);
    await userEvent.type(title(), '!{Enter}');
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(title()).toHaveValue(`${valuesOf(texts).title}!`);
  },
};

/** On a narrow phone what is missing is said below each field. */
export const Narrow: Story = {
  decorators: [inWidth(272)],
  play: async (context) => {
    const { labels, button } = formOf(context);
    await userEvent.click(button(labels.next));
    await waitFor(() => expect(context.canvas.getByText(labels.titleRequired)).toBeVisible());
  },
};
