import { ChangedFieldsDialog } from '@concierge/ui/concierge';
import * as cs from '@concierge/ui/labels/cs';
import { changedFieldsDialogLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { modal } from '../conformance/exceptions.ts';

const Opener = openedByButton(ChangedFieldsDialog, 'Update');

const dialog = () => within(screen.getByRole('dialog'));
const save = () => dialog().getByRole('button', { name: 'Save' });

// No AllStates: one dialog at a time is open. Each state is a story.
const meta = {
  title: 'Concierge/ChangedFieldsDialog',
  component: ChangedFieldsDialog,
  parameters: { conformance: modal },
  args: {
    open: false,
    onOpenChange: fn(),
    fields: [{ name: 'name', label: 'Name', mine: 'Sauna', theirs: 'Pool' }],
    onSave: fn(),
    labels: changedFieldsDialogLabels,
  },
  render: (args) => <Opener {...args} />,
  play: () => openByKeyboard('dialog'),
} satisfies Meta<typeof ChangedFieldsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

// Y40
/** Every field is decided by itself, and none without the user. */
export const SeveralFields: Story = {
  args: {
    fields: [
      { name: 'name', label: 'Name', mine: 'Sauna', theirs: 'Pool' },
      { name: 'color', label: 'Background color', mine: '#1F7A8C', theirs: '#7A1F5C' },
    ],
  },
  play: async ({ args, step }) => {
    await openByKeyboard('dialog');
    await step('Nothing is chosen before the user has', async () => {
      await expect(save()).toBeDisabled();
      await userEvent.click(dialog().getByRole('radio', { name: 'Yours: Sauna' }));
      await expect(save()).toBeDisabled();
    });
    await step('Each field has the value that was chosen', async () => {
      await userEvent.click(dialog().getByRole('radio', { name: 'Now: #7A1F5C' }));
      await userEvent.click(save());
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

export const NarrowCzech: Story = {
  args: {
    labels: cs.changedFieldsDialogLabels,
    fields: [
      {
        name: 'message',
        label: 'Zpráva',
        mine: 'Bazén je dnes z technických důvodů zavřený, děkujeme za pochopení.',
        theirs: 'Bazén otevírá v devět.',
      },
    ],
  },
  globals: { locale: 'cs', viewport: { value: 'mobile1' } },
};
