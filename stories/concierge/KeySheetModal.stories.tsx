import { KeySheetModal } from '@concierge/ui/concierge/KeySheetModal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';
import { modal } from '../conformance/exceptions.ts';

// No AllStates: one modal at a time is open.
const meta = {
  title: 'Concierge/KeySheetModal',
  component: KeySheetModal,
  parameters: { conformance: modal },
  ...inLanguage(({ labels, hotel }) => ({
    open: true,
    onPrint: fn(),
    onDone: fn(),
    keys: Array.from({ length: 8 }, (_, at) => ({
      id: at + 1,
      name: hotel.texts.room(501 + at),
      address: `https://hotel.example/tablet/#key=b7Qk2mWf0sT9xLrE4uVn${at}`,
    })),
    labels: labels.keySheet,
  })),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof KeySheetModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A code for each room. */
export const Default: Story = { tags: ['picture'] };
/** On a phone it fills the screen. */
export const Phone: Story = { ...phone };

// U70
export const OnlyItsButtonCloses: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, step } = context;
    const { keySheet: labels } = textsOf(context).labels;
    await step('Neither Escape nor printing loses a key', async () => {
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('button', { name: labels.print }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
      await expect(args.onDone).not.toHaveBeenCalled();
    });
    await step('The button does', async () => {
      await userEvent.click(screen.getByRole('button', { name: labels.done }));
      await expect(args.onDone).toHaveBeenCalledOnce();
    });
  },
};
