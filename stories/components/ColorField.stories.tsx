import { ColorField, type ColorFieldProps } from '@concierge/ui/ColorField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pressButton } from '../fixtures/keyboard.ts';
import { controlled } from '../fixtures/stateful.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { textField } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const Holding = controlled(ColorField, 'value', 'onChange');

const Controlled = (props: ColorFieldProps) => (
  <div style={{ maxInlineSize: 240 }}>
    <Holding {...props} />
  </div>
);

const meta = {
  title: 'Components/ColorField',
  component: ColorField,
  parameters: { conformance: textField },
  ...inLanguage(({ t, ui }) => ({
    label: t('settings:services.form.color'),
    value: '#3e63dd',
    onChange: fn(),
    labels: ui.colorFieldLabels,
  })),
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async (context) => {
  const { pick, hue } = textsOf(context).ui.colorFieldLabels;
  await pressButton(pick);
  const inName = (name: string) => name.includes(hue);
  await waitFor(() => expect(screen.getByRole('slider', { name: inName })).toBeInTheDocument(), {
    timeout: 5000,
  });
};

/** Typed, or picked behind the button that shows it. */
export const Default: Story = {};

// U29
/** Ready colors over the picker, one tab stop; typed without # a color is understood, too. */
export const Palette: Story = {
  tags: ['picture-dark'],
  args: {
    value: '1d4ed8',
    palette: ['#b91c1c', '#a16207', '#15803d', '#1d4ed8', '#6d28d9', '#374151'],
  },
  play: async (context) => {
    const { palette = '' } = textsOf(context).ui.colorFieldLabels;
    await open(context);
    const list = screen.getByRole('listbox', { name: palette });
    await context.step('A color typed without # is the chosen one', async () => {
      await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(6));
      await expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(1);
    });
    await context.step('Arrows choose another', async () => {
      within(list).getByRole('option', { selected: true }).focus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => expect(context.args.onChange).toHaveBeenLastCalledWith('#6d28d9'));
    });
  },
};

/** Filled, empty, required, invalid and disabled. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => (
    <Stack gap={20}>
      <Controlled {...args} />
      <Controlled {...args} label="Without a color" value="" />
      <Controlled {...args} label="Required" description="Description" required />
      <Controlled
        {...args}
        label="Not a color"
        value="#12"
        error={textsOf(context).t('settings:services.form.colorInvalid')}
      />
      <Controlled {...args} label="Disabled" disabled />
    </Stack>
  ),
};

/** Arrows move the hue; the field gets six digits. */
export const PickedByKeyboard: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await open(context);
    screen.getByRole('slider', { name: /Hue/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(context.args.onChange).toHaveBeenCalled();
    await expect(context.canvas.getByRole('textbox', { hidden: true })).not.toHaveValue('#3e63dd');
    await expect(
      context.canvas.getByRole<HTMLInputElement>('textbox', { hidden: true }).value,
    ).toMatch(/^#[0-9a-f]{6}$/);
  },
};

// Y14
/** What is pasted is read whole. */
export const Pasted: Story = {
  tags: ['!dev'],
  args: { value: undefined, defaultValue: '' },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox');
    for (const text of [' #3e63dd', 'rgba(62, 99, 221, 0.5)', '#3e63dd80']) {
      await step(`"${text}" is not cut`, async () => {
        await userEvent.clear(field);
        await userEvent.click(field);
        await userEvent.paste(text);
        await expect(field).toHaveValue(text);
        await expect(args.onChange).toHaveBeenLastCalledWith(text);
      });
    }
  },
};
