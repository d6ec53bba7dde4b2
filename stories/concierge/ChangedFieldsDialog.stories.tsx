import { ChangedFieldsDialog } from '@concierge/ui/concierge/ChangedFieldsDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { narrowest } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';
import { modal } from '../conformance/exceptions.ts';

const Opener = openedByButton(ChangedFieldsDialog);

const dialog = () => within(screen.getByRole('dialog'));

/** Two administrators have given a service another name. */
const nameField = ({ labels, hotel }: Texts) => ({
  name: 'name',
  label: labels.serviceForm.name,
  mine: hotel.texts.services.towels.name,
  theirs: hotel.texts.services.laundry.name,
});

// No AllStates: one dialog at a time is open. Each state is a story.
const meta = {
  title: 'Concierge/ChangedFieldsDialog',
  component: ChangedFieldsDialog,
  parameters: { conformance: modal },
  ...inLanguage((texts) => ({
    open: false,
    onOpenChange: fn(),
    fields: [nameField(texts)],
    onSave: fn(),
    labels: texts.labels.changedFields,
  })),
  render: (args, context) => (
    <Opener {...args} openText={textsOf(context).labels.serviceForm.update} />
  ),
  play: () => openByKeyboard('dialog'),
} satisfies Meta<typeof ChangedFieldsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One field that both changed. */
export const Default: Story = { tags: ['picture'] };

// Y40
/** Every field is decided by itself, and none without the user. */
export const SeveralFields: Story = {
  ...inLanguage((texts) => ({
    fields: [
      nameField(texts),
      {
        name: 'color',
        label: texts.labels.serviceForm.color,
        mine: '#1F7A8C',
        theirs: '#7A1F5C',
      },
    ],
  })),
  play: async (context) => {
    const { args, step } = context;
    const texts = textsOf(context);
    const { mine, theirs, save } = texts.labels.changedFields;
    const button = () => dialog().getByRole('button', { name: save });
    await openByKeyboard('dialog');
    await step('Nothing is chosen before the user has', async () => {
      await expect(button()).toBeDisabled();
      const name = mine(nameField(texts).mine);
      await userEvent.click(dialog().getByRole('radio', { name }));
      await expect(button()).toBeDisabled();
    });
    await step('Each field has the value that was chosen', async () => {
      await userEvent.click(dialog().getByRole('radio', { name: theirs('#7A1F5C') }));
      await userEvent.click(button());
      await expect(args.onSave).toHaveBeenCalledWith({ name: 'mine', color: 'theirs' });
    });
  },
};

export const LeftByEscape: Story = {
  tags: ['!dev'],
  play: async ({ step }) => {
    await openByKeyboard('dialog');
    await step('Escape leads back to the form', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed('dialog', () => screen.getByRole('button', { name: 'Update' }));
    });
  },
};

/** A whole message on a narrow phone. */
export const Narrow: Story = {
  ...narrowest,
  ...inLanguage(({ labels, hotel }) => ({
    fields: [
      {
        name: 'message',
        label: labels.messageForm.message,
        mine: hotel.texts.news[1]?.[1] ?? '',
        theirs: hotel.texts.news[0]?.[1] ?? '',
      },
    ],
  })),
};
