import { Icon } from '@concierge/ui/Icon';
import { TextField } from '@concierge/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { control } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: { conformance: control },
  ...inLanguage(
    ({ t }) => ({
      label: t('users:form.username'),
      onChange: fn(),
      onBlur: fn(),
    }),
    inWidth(360),
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A label and one line of text. */
export const Default: Story = {};

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

/** What is wrong comes before the description. */
export const Error: Story = {
  ...inLanguage(({ t }) => ({
    label: t('users:form.password'),
    error: t('errors:password_too_short'),
    description: t('users:form.passwordHelp'),
    value: 'helena',
  })),
  play: async (context) => {
    const { t } = textsOf(context);
    const input = context.canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(
      `${t('errors:password_too_short')} ${t('users:form.passwordHelp')}`,
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
  ...inLanguage(({ t }) => ({
    label: t('audit:fields.devices'),
    type: 'number' as const,
    min: 1,
    max: 8,
    step: 1,
    defaultValue: '2',
  })),
  render: (args) => <TextField {...args} start={<Icon name="tablet" />} enterKeyHint="done" />,
  play: async (context) => {
    const name = textsOf(context).t('audit:fields.devices');
    const input = context.canvas.getByRole<HTMLInputElement>('spinbutton', { name });
    await userEvent.clear(input);
    await userEvent.type(input, '9');
    await expect(input.validity.rangeOverflow).toBe(true);
    await expect(input).toHaveAttribute('enterkeyhint', 'done');
  },
};

// Y61
/** Ten characters as servers count them: a letter or an emoji is whole, or not there. */
export const LongestText: Story = {
  tags: ['!dev'],
  args: { maxLength: 10 },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const family = '👨‍👩‍👧‍👦';
    await step('What has no room is left out whole, wherever it is pasted', async () => {
      for (const [text, pasted, at, expected] of [
        ['abc', family, 3, `abc${family}`],
        ['abcd', `e${family}f`, 2, 'abecd'],
        ['12345', '😀'.repeat(6), 5, `12345${'😀'.repeat(5)}`],
        ['123456789', 'e\u0301', 0, 'e\u0301123456789'],
        ['123456789', 'q\u0303', 9, '123456789'],
      ] as const) {
        await userEvent.clear(input);
        await userEvent.type(input, text);
        input.setSelectionRange(at, at);
        await userEvent.paste(pasted);
        await expect(input).toHaveValue(expected);
        await expect(args.onChange).toHaveBeenLastCalledWith(expected);
      }
    });
    await step('A full field takes no letter, and gives the last one back', async () => {
      await userEvent.type(input, 'xy{Backspace}z');
      await expect(input).toHaveValue('123456789z');
    });
    await step('What an input method writes is cut where it stands, afterward', async () => {
      input.setSelectionRange(2, 2);
      input.dispatchEvent(new CompositionEvent('compositionstart'));
      input.setRangeText('ab', 2, 2, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      input.dispatchEvent(new CompositionEvent('compositionend'));
      await expect(args.onChange).toHaveBeenLastCalledWith('123456789z');
    });
  },
};

const resetIn = ({ t }: Texts) => t('common:unsaved.discard');

// Q3
/** As high as its text. */
export const Growing: Story = {
  ...inLanguage(({ t, hotel }) => ({
    label: t('messages:form.message'),
    multiline: true,
    autoGrow: true,
    rows: 2,
    maxLength: 200,
    defaultValue: hotel.texts.services.towels.notes[0] ?? '',
  })),
  render: (args, context) => (
    <form>
      <TextField {...args} />
      <button type="reset">{resetIn(textsOf(context))}</button>
    </form>
  ),
  play: async (context) => {
    const { canvas, step } = context;
    const texts = textsOf(context);
    const area = canvas.getByRole('textbox', { name: texts.t('messages:form.message') });
    const [, ...notes] = texts.hotel.texts.services.towels.notes;
    const first = area.offsetHeight;
    await step('It grows with its lines', async () => {
      await userEvent.type(area, `\n${notes.slice(0, 3).join('\n')}`);
      await expect(area.offsetHeight).toBeGreaterThan(first + 30);
      await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    });
    await step('A reset of the form brings back its height', async () => {
      await userEvent.click(canvas.getByRole('button', { name: resetIn(texts) }));
      await waitFor(() => expect(area.offsetHeight).toBe(first));
    });
  },
};

/** Empty, described, wrong, disabled and of several lines. */
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
