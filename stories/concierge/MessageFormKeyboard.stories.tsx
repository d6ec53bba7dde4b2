import { MessageForm } from '@concierge/ui/concierge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { devices, messageFormLabels } from '../fixtures/messages.ts';

/** From an empty form to a saved message, without a pointer. */
const meta = {
  title: 'Concierge/MessageForm by keyboard',
  component: MessageForm,
  tags: ['!dev', '!autodocs'],
  args: {
    mode: 'create',
    devices: devices(4),
    onSubmit: fn(),
    onClose: fn(),
    labels: messageFormLabels,
  },
} satisfies Meta<typeof MessageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saves: Story = {
  play: async ({ canvas, args, step }) => {
    await step('E6 arrows, Home and End move between the two tabs', async () => {
      const message = canvas.getByRole('tab', { name: 'Message' });
      const users = canvas.getByRole('tab', { name: /^Users/ });
      message.focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(users).toHaveFocus());
      await expect(users).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(message).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(users).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await expect(message).toHaveAttribute('aria-selected', 'true');
    });
    await step(
      'E6 Enter in the title shows what is missing, Next leads to the devices',
      async () => {
        canvas.getByLabelText(/^Title/).focus();
        await userEvent.keyboard('Pool{Enter}');
        await waitFor(() =>
          expect(canvas.getByRole('textbox', { name: /^Message/ })).toHaveFocus(),
        );
        await userEvent.keyboard('Closed until noon');
        await press(canvas.getByRole('button', { name: 'Next' }));
        await waitFor(() =>
          expect(canvas.getByRole('tab', { name: /^Users/ })).toHaveAttribute(
            'aria-selected',
            'true',
          ),
        );
      },
    );
    await step('E6 Space chooses a device, Save submits the message', async () => {
      canvas.getByRole('checkbox', { name: /TAB-1000/ }).focus();
      await userEvent.keyboard(' ');
      await press(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          type: 1,
          title: 'Pool',
          message: 'Closed until noon',
          device_serial_id: ['TAB-1000'],
        }),
      );
    });
  },
};
