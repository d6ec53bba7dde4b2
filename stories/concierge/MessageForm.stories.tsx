import { MessageForm } from '@concierge/ui/concierge';
import { messageFormLabels } from '@concierge/ui/labels/en';
import * as tr from '@concierge/ui/labels/tr';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { devices, messages } from '../fixtures/messages.ts';
import { inWidth } from '../fixtures/frames.tsx';

const draft = messages[1];

const meta = {
  title: 'Concierge/MessageForm',
  component: MessageForm,
  args: {
    mode: 'create',
    devices: devices(40),
    autoFocus: false,
    onSubmit: fn(),
    onClose: fn(),
    labels: messageFormLabels,
  },
  decorators: [inWidth(760)],
} satisfies Meta<typeof MessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Writing, editing and answering a request, and waiting for the server. */
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <MessageForm {...args} />
      <MessageForm {...args} mode="edit" message={draft} />
      <MessageForm {...args} mode="edit" message={draft} pending />
      <MessageForm {...args} mode="request" predefinedDevices={devices(1)} />
    </div>
  ),
};

// E6
export const Create: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Two tabs, message and users, and the types message and invoice', async () => {
      await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        'Message',
        'Users',
      ]);
      await userEvent.click(canvas.getByRole('button', { name: /Type/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Invoice' }));
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('Next leads to the devices once title and text are filled in', async () => {
      await userEvent.type(canvas.getByLabelText(/^Title/), 'Minibar');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'Two beers.');
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(canvas.getByRole('tab', { name: 'Users' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    });
    await step('With a device it is Save', async () => {
      await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
      await userEvent.click(canvas.getByRole('checkbox', { name: /TAB-1007/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          type: 2,
          title: 'Minibar',
          message: 'Two beers.',
          device_serial_id: ['TAB-1007'],
        }),
      );
    });
  },
};

// E6
export const MissingMessage: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Next on the tab where something is missing says what', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveFocus());
      await expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription('Enter a title');
      await expect(canvas.getByRole('textbox', { name: /^Message/ })).toBeInvalid();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

// E6
export const MissingDevices: Story = {
  args: {
    mode: 'edit',
    message: { type: 1, title: 'Pool', message: 'Closed', selected_devices: [] },
  },
  play: async ({ canvas, step }) => {
    await step('Next goes to the users, a second press says what is missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(canvas.queryByText('Select at least one device')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent('Select at least one device');
    });
  },
};

/** Input and choices stay when the tab changes back and forth. */
export const KeptAcrossTabs: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Pool');
    await userEvent.click(canvas.getByRole('tab', { name: 'Users' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /TAB-1000/ }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Message' }));
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Pool');
    await expect(canvas.getByText('1 device selected')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: /Users/ }));
    await expect(canvas.getByRole('checkbox', { name: /TAB-1000/ })).toBeChecked();
  },
};

// E6
export const Edit: Story = {
  args: { mode: 'edit', message: draft },
  play: async ({ args, canvas, step }) => {
    await step('A complete draft can be saved at once', async () => {
      await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Invoice for room service');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          type: 2,
          title: 'Invoice for room service',
          message: draft?.message,
          device_serial_id: ['TAB-1000'],
        }),
      );
    });
  },
};

// E6
/** A complete message can be published as soon as it is saved; until then there is Next alone. */
export const SaveAndPublish: Story = {
  args: { mode: 'edit', message: draft, onSaveAndPublish: fn() },
  play: async ({ args, canvas, step }) => {
    await step('Beside Save a second button saves and publishes', async () => {
      await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save and publish' }));
      await expect(args.onSaveAndPublish).toHaveBeenCalledWith({
        type: 2,
        title: 'Invoice for room service',
        message: draft?.message,
        device_serial_id: ['TAB-1000'],
      });
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('What is not complete has Next alone', async () => {
      await userEvent.clear(canvas.getByLabelText(/^Title/));
      await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Save and publish' })).toBeNull();
    });
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Invoice');
  },
};

// E7
export const Request: Story = {
  args: { mode: 'request', predefinedDevices: devices(1) },
  play: async ({ args, canvas, step }) => {
    await step('In a request the button is Send', async () => {
      await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
      await userEvent.type(canvas.getByLabelText(/^Title/), 'Towels');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'On their way.');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          type: 1,
          title: 'Towels',
          message: 'On their way.',
          device_serial_id: ['TAB-1000'],
        }),
      );
    });
  },
};

// R16
/** What is sent to a guest waits first, and can be taken back. */
export const WaitsToBeSent: Story = {
  args: { mode: 'request', predefinedDevices: devices(1) },
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
  play: async ({ args, canvas, step }) => {
    const text = canvas.getByRole('textbox', { name: /^Message/ });
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Towels');
    await userEvent.type(text, 'On their way.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await step('It is announced, and the form shows what is sent', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Sending to Room 101'),
      );
      await expect(text).toHaveAttribute('readonly');
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    });
    await step('Undo brings the text back into the form', async () => {
      canvas.getByRole('button', { name: 'Undo' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(text).toHaveValue('On their way.');
      await expect(text).toHaveFocus();
      await expect(text).not.toHaveAttribute('readonly');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
};

// E7
export const RequestReceivers: Story = {
  args: { mode: 'request', predefinedDevices: devices(2) },
  play: async ({ canvas, step }) => {
    await step('The devices of the request are given', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /Users/ }));
      await expect(canvas.getByRole('list', { name: 'Recipients' })).toHaveTextContent('Room 101');
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    });
  },
};

export const Pending: Story = {
  args: { mode: 'edit', message: draft, pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Title/), '!{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Invoice for room service!');
  },
};

export const LongTurkishText: Story = {
  args: { labels: tr.messageFormLabels },
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: tr.messageFormLabels.next }));
    await waitFor(() => expect(canvas.getByText(tr.messageFormLabels.titleRequired)).toBeVisible());
  },
};

export const Narrow: Story = { ...LongTurkishText, decorators: [inWidth(272)] };
