import { SecretField } from '@concierge/ui/SecretField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { pressButton } from '../fixtures/keyboard.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

/** Replaces the clipboard, which a page without focus may not write to. */
function clipboard(writeText: (text: string) => Promise<void>): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const SECRET = 'dk_7Qm2vXwT9sLr4BzEoPn8KcYd';

// No AllStates: one field; what became of copying is a story each.
const meta = {
  title: 'Components/SecretField',
  component: SecretField,
  ...inLanguage(
    ({ t, ui }) => ({
      label: t('devices:key.label'),
      value: SECRET,
      description: t('devices:key.description'),
      labels: ui.secretFieldLabels,
    }),
    inWidth(440),
  ),
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown once, to be copied. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const { t } = textsOf(context);
    const field = context.canvas.getByRole('textbox', { name: t('devices:key.label') });
    await expect(field).toHaveValue(SECRET);
    await expect(field).toHaveAccessibleDescription(t('devices:key.description'));
    await expect(field).toHaveAttribute('readonly');
  },
};

/** It was copied. */
export const Copied: Story = {
  beforeEach: () => clipboard(() => Promise.resolve()),
  play: async (context) => {
    const { canvas } = context;
    const { copy, copied } = textsOf(context).ui.secretFieldLabels;
    await pressButton(copy);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(copied));
  },
};

/** The browser refuses: the key is selected, and how to copy it is said. */
export const CopyRefused: Story = {
  beforeEach: () => clipboard(() => Promise.reject(new Error('refused'))),
  play: async (context) => {
    const { args, canvas } = context;
    const { copy, copyFailed } = textsOf(context).ui.secretFieldLabels;
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    // As in Firefox and Safari, where it does not take the focus.
    field.select = () => field.setSelectionRange(0, field.value.length);
    await userEvent.click(canvas.getByRole('button', { name: copy }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(copyFailed));
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd - field.selectionStart).toBe(args.value.length);
  },
};
