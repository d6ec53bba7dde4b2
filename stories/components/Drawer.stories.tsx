import { Button } from '@concierge/ui/Button';
import { Drawer } from '@concierge/ui/Drawer';
import { Stack } from '@concierge/ui/Stack';
import { TextField } from '@concierge/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { modal } from '../conformance/exceptions.ts';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { phone } from '../fixtures/viewports.ts';
import { found } from '../hotel/hotel.ts';
import { rowsIn } from '../hotel/rows.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

const Opener = openedByButton(Drawer);

// No AllStates: one drawer at a time is open. Each size is a story.
const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen', conformance: { ...modal, root: 'Drawer' } },
  ...inLanguage((texts) => {
    const { device_name, note } = found(rowsIn(texts, [1])[0]);
    const { device_name: device, note: about } = texts.labels.requestTable.columns;
    return {
      open: false,
      onOpenChange: fn(),
      title: texts.t('requests:reply.title', { device: device_name }),
      ...texts.ui.modalLabels,
      children: (
        <Stack>
          <TextField label={device} defaultValue={device_name} />
          <TextField label={about} defaultValue={note ?? ''} multiline />
        </Stack>
      ),
      footer: (
        <>
          <Button>{texts.t('common:cancel')}</Button>
          <Button variant="primary">{texts.t('common:list.done')}</Button>
        </>
      ),
    };
  }),
  render: (args) => <Opener {...args} openText={args.title} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it is open. */
export const Opened: Story = { args: { open: true } };

// Q5
/** At the end side, as high as the window; the list that it belongs to stays in view. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const { args, step } = context;
    await openByKeyboard('dialog');
    const box = screen.getByRole('dialog', { name: args.title }).getBoundingClientRect();
    await step('It fills the height, at the end', async () => {
      const { direction } = getComputedStyle(document.documentElement);
      await waitFor(() => {
        const { left, right } = screen.getByRole('dialog').getBoundingClientRect();
        return direction === 'rtl'
          ? expect(Math.round(left)).toBe(0)
          : expect(Math.round(right)).toBe(window.innerWidth);
      });
      await expect(Math.round(box.height)).toBe(window.innerHeight);
      await expect(box.width).toBeLessThanOrEqual(560);
    });
  },
};

export const Small: Story = { args: { open: true, size: 'sm' } };
export const Large: Story = { args: { open: true, size: 'lg' } };
/** As wide as a phone. */
export const Phone: Story = { ...Opened, ...phone };

/** Escape and a press beside it close, and the focus goes back. */
export const Closing: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas }) => {
    const opener = () => canvas.getByRole('button', { name: args.title });
    await openByKeyboard('dialog');
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog', opener);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.click(document.querySelector('[data-part="Backdrop"]') as Element);
    await expectClosed('dialog', opener);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
