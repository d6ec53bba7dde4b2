import { Icon, TextField } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { control } from '../conformance/exceptions.ts';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: { conformance: control },
  args: { label: 'Username', onChange: fn(), onBlur: fn() },
  decorators: [inWidth(360)],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A click or Tab shows the same ring; typing reports the text. */
export const Typing: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Username' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('eva');
    await expect(args.onChange).toHaveBeenLastCalledWith('eva');
    await expect(input).toHaveValue('eva');
  },
};

function Upper() {
  const [value, setValue] = useState('a');
  return <TextField label="Code" value={value} onChange={(text) => setValue(text.toUpperCase())} />;
}

export const Controlled: Story = {
  tags: ['!dev'],
  render: () => <Upper />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'bc');
    await expect(canvas.getByRole('textbox')).toHaveValue('ABC');
  },
};

export const Error: Story = {
  args: { error: 'This username is taken.', description: 'At least 3 characters.', value: 'jana' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(
      'This username is taken. At least 3 characters.',
    );
  },
};

// Q3
/** `id`, `aria-*` and `data-*` reach the control, so a label of the page names it. */
export const OfThePage: Story = {
  tags: ['!dev'],
  args: { id: 'room', label: 'Room', labelHidden: true, 'aria-describedby': 'hint' },
  render: (args) => (
    <>
      <label htmlFor="room">Number on the door</label>
      <TextField {...args} error="There is no such room." />
      <p id="hint">Three digits</p>
    </>
  ),
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox');
    await step('Both labels name it', async () => {
      await expect(canvas.getByLabelText('Number on the door')).toBe(input);
    });
    await step('A description of the page adds to those of the field', async () => {
      await expect(input).toHaveAccessibleDescription('There is no such room. Three digits');
    });
  },
};

/** A number with its limits; what is at the start is not pressed. */
export const Limits: Story = {
  args: { label: 'Guests', type: 'number', min: 1, max: 8, step: 1, defaultValue: '2' },
  render: (args) => <TextField {...args} start={<Icon name="users" />} enterKeyHint="done" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Guests' });
    await userEvent.clear(input);
    await userEvent.type(input, '9');
    await expect(input.validity.rangeOverflow).toBe(true);
    await expect(input).toHaveAttribute('enterkeyhint', 'done');
  },
};

// Q3
/** As high as its text. */
export const Growing: Story = {
  args: {
    label: 'Note',
    multiline: true,
    autoGrow: true,
    rows: 2,
    maxLength: 200,
    defaultValue: 'Two towels, please.',
  },
  render: (args) => (
    <form>
      <TextField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Note' });
    const first = area.offsetHeight;
    await step('It grows with its lines', async () => {
      await userEvent.type(area, '\nAnd a pillow.\nAnd a blanket.\nAnd a kettle.');
      await expect(area.offsetHeight).toBeGreaterThan(first + 30);
      await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    });
    await step('A reset of the form brings back its height', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(area.offsetHeight).toBe(first));
    });
  },
};

export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack gap={20}>
      <TextField {...args} />
      <TextField {...args} placeholder="Placeholder" description="Description" />
      <TextField {...args} value="Value" error="Something is wrong" />
      <TextField {...args} value="Disabled" disabled />
      <TextField {...args} value="Text" multiline />
    </Stack>
  ),
};
