import { Button } from '@concierge/ui/Button';
import { Modal } from '@concierge/ui/Modal';
import { Select } from '@concierge/ui/Select';
import { TextField } from '@concierge/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { transitionOf, underBothMotions } from '../fixtures/motion.ts';
import { modal } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const Opener = openedByButton(Modal);

function Form({ t }: Pick<Texts, 't'>) {
  return (
    <Stack gap={16}>
      <TextField
        label={t('users:form.username')}
        defaultValue="elif"
        style={{ inlineSize: '100%' }}
      />
      <Select
        label={t('users:form.userType')}
        value="2"
        onChange={fn()}
        options={[
          { value: '1', label: t('users:type.1') },
          { value: '2', label: t('users:type.2') },
        ]}
        style={{ inlineSize: '100%' }}
      />
    </Stack>
  );
}

// No AllStates: one modal at a time is open. Each size is a story.
const meta = {
  title: 'Components/Modal',
  component: Modal,
  parameters: { conformance: modal },
  ...inLanguage(({ t, ui }) => ({
    open: false,
    onOpenChange: fn(),
    title: t('users:form.editTitle'),
    ...ui.modalLabels,
    children: <Form t={t} />,
    footer: (
      <>
        <Button>{t('common:cancel')}</Button>
        <Button variant="primary">{t('users:form.update')}</Button>
      </>
    ),
  })),
  render: (args) => <Opener {...args} openText={args.title} />,
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Title, content and actions; it takes the focus. */
export const Default: Story = {
  tags: ['picture-dark'],
  args: { open: true },
};

/** The larger size. */
export const Large: Story = { args: { size: 'lg' }, play: () => openByKeyboard('dialog') };

// J2
/** Opens and closes with the specified motion, and at once under reduced motion. */
export const Motion: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await openByKeyboard('dialog');
    const dialog = screen.getByRole('dialog');
    const box = dialog.closest('[data-part="Box"]') as Element;
    const backdrop = dialog.closest('[data-part="Backdrop"]') as Element;
    await context.step('The modal takes 300 ms, its backdrop 150 ms', async () => {
      await underBothMotions(async (wish) => {
        const times = { modal: transitionOf(box), backdrop: transitionOf(backdrop) };
        await expect(times).toEqual(
          wish === 'full' ? { modal: 300, backdrop: 150 } : { modal: 0, backdrop: 0 },
        );
      });
    });
  },
};

/** Escape closes, and so does the button; focus is back on what opened it. */
export const EscapeReturnsFocus: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await openByKeyboard('dialog');
    await expect(screen.getByRole('dialog', { name: 'Edit user' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    const opener = () => context.canvas.getByRole('button', { name: 'Edit user' });
    await expectClosed('dialog', opener);
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expectClosed('dialog', opener);
  },
};

/** The focused close button shows no hint, which would take the first Escape; the pointer shows it. */
export const EscapeOnCloseButton: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await openByKeyboard('dialog');
    const close = screen.getByRole('button', { name: 'Close' });
    await userEvent.hover(close);
    await screen.findByRole('tooltip', { name: 'Close' });
    await userEvent.unhover(close);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    for (let presses = 0; presses < 8 && document.activeElement !== close; presses += 1)
      await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog', () => context.canvas.getByRole('button', { name: 'Edit user' }));
  },
};

/** Not dismissable: the close button is disabled where it was, and Escape does nothing. */
export const NotDismissable: Story = {
  args: { dismissable: false },
  play: async (context) => {
    const name = textsOf(context).ui.modalLabels.closeLabel;
    await openByKeyboard('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.getByRole('button', { name })).toBeDisabled();
  },
};

/** Left only by its own actions: no close button. */
export const WithoutCloseButton: Story = {
  args: { dismissable: false, closeLabel: null },
  play: async (context) => {
    const name = textsOf(context).ui.modalLabels.closeLabel;
    await openByKeyboard('dialog');
    await expect(screen.queryByRole('button', { name })).toBeNull();
  },
};

/** A title and buttons that leave one guessing, for the guide. */
export const SaysNothing: Story = {
  tags: ['!dev'],
  args: {
    open: true,
    title: 'User',
    footer: (
      <>
        <Button variant="primary">Close</Button>
        <Button variant="primary">Done</Button>
      </>
    ),
  },
};

/** Only the content scrolls; title and actions stay. */
export const LongContent: Story = {
  ...inLanguage(({ t, hotel }) => ({
    title: t('requests:lists.waiting'),
    children: hotel.requests
      .filter(({ note }) => note !== null)
      .slice(0, 40)
      .map(({ id, device_name, note }) => (
        <p key={id}>
          {device_name}: {note}
        </p>
      )),
  })),
  play: () => openByKeyboard('dialog'),
};

/** A full-height sheet on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: () => openByKeyboard('dialog'),
};
