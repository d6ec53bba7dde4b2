import { SecretField } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { press } from '../fixtures/keyboard.ts';

/** Replaces the clipboard, which a page without focus may not write to. */
function clipboard(writeText: (text: string) => Promise<void>): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}

// No AllStates: one field; what became of copying is a story each.
const meta = {
  title: 'Components/SecretField',
  component: SecretField,
  args: {
    label: 'Key of Room 204',
    value: 'dk_7Qm2vXwT9sLr4BzEoPn8KcYd',
    description: 'Enter it on the tablet now. It is not shown again.',
    labels: {
      copy: 'Copy',
      copied: 'Copied',
      copyFailed: 'The browser did not copy it. It is selected: press Ctrl+C, or ⌘+C on a Mac.',
    },
  },
  decorators: [inWidth(440)],
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture-dark'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Key of Room 204' });
    await expect(field).toHaveValue('dk_7Qm2vXwT9sLr4BzEoPn8KcYd');
    await expect(field).toHaveAccessibleDescription(/not shown again/);
    await expect(field).toHaveAttribute('readonly');
  },
};

export const Copied: Story = {
  beforeEach: () => clipboard(() => Promise.resolve()),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
};

/** The browser refuses: the key is selected, and how to copy it is said. */
export const CopyRefused: Story = {
  beforeEach: () => clipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    // As in Firefox and Safari, where it does not take the focus.
    field.select = () => field.setSelectionRange(0, field.value.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/press Ctrl\+C/));
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd - field.selectionStart).toBe(args.value.length);
  },
};
