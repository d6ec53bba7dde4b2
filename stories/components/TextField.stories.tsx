import { TextField } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { Stack } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/TextField',
  tags: ['!autodocs'],
  component: TextField,
  args: { label: 'Username', onChange: fn(), onBlur: fn() },
  decorators: [inWidth(360)],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    placeholder: 'name.surname',
    description: 'What you sign in with.',
    defaultValue: 'jana.novakova',
  },
};

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

export const Disabled: Story = { args: { disabled: true, value: 'jana.novakova' } };

export const ReadOnly: Story = { args: { readOnly: true, value: 'jana.novakova' } };

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeRequired();
  },
};

export const Multiline: Story = {
  args: { label: 'Note', multiline: true, value: 'Two towels, please.\nAnd a pillow.' },
};

export const LongText: Story = {
  args: {
    label: 'Přezdívka zobrazovaná ostatním uživatelům v tomto projektu',
    description: 'Nejméně tři znaky, bez mezer a diakritiky; později ji může změnit jen správce.',
    error: 'Kullanıcı adı yalnızca küçük harf, rakam ve nokta içerebilir, boşluk kullanılamaz.',
    value: 'příliš žluťoučký kůň úpěl ďábelské ódy a ještě něco navíc',
  },
};

export const AllStates: Story = {
  tags: ['all-themes'],
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
