import { RadioGroup } from '@concierge/ui/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { controlled } from '../fixtures/stateful.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const Stateful = controlled(RadioGroup, 'value', 'onChange');

const columnsIn = ({ t }: Texts) => [
  { value: 'id', label: t('requests:columns.id') },
  { value: 'device_name', label: t('requests:columns.device_name') },
  { value: 'service_name', label: t('requests:columns.service_name') },
];

const directionsIn = ({ ui }: Texts) => {
  const { time } = ui.sortChoiceLabels.directions;
  return (['DESC', 'ASC'] as const).map((value) => ({ value, label: time[value] }));
};

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  parameters: { conformance: { refTo: 'control' } },
  ...inLanguage(
    (texts) => ({
      label: texts.ui.sortChoiceLabels.sortBy,
      value: 'id',
      onChange: fn(),
      options: columnsIn(texts),
    }),
    inWidth(343),
  ),
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of a few, all seen at once. */
export const Default: Story = {};

/** Below each other and side by side; some that cannot be chosen. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => (
    <Stack gap={16}>
      <RadioGroup {...args} />
      <RadioGroup
        {...args}
        label="Direction"
        labelHidden
        orientation="horizontal"
        value="ASC"
        options={directionsIn(textsOf(context))}
      />
      <RadioGroup
        {...args}
        label="Not possible now"
        options={columnsIn(textsOf(context)).map((option, at) => ({
          ...option,
          disabled: at !== 1,
        }))}
      />
    </Stack>
  ),
};

/** Tab reaches the chosen option, arrows choose the others; all of an option can be pressed. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Received' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('device_name');
    await expect(canvas.getByRole('radio', { name: 'Device' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Device' })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup', { name: 'Sort by' })).toBeVisible();
    await userEvent.click(canvas.getByText('Service'));
    const radio = canvas.getByRole('radio', { name: 'Service' });
    await expect(radio).toBeChecked();
    await expect(radio.getBoundingClientRect().width).toBeGreaterThan(300);
  },
};

// Q3
/** It keeps its choice itself, has to be answered, and says what is wrong. */
export const Invalid: Story = {
  ...inLanguage(({ t }) => ({
    required: true,
    description: t('common:changedMeanwhile.text'),
    error: t('errors:invalid_sort'),
    name: 'order',
  })),
  render: (args) => (
    <form aria-label={args.label}>
      <RadioGroup {...args} value={undefined} />
    </form>
  ),
  play: async (context) => {
    const { canvas, step } = context;
    const { t, ui } = textsOf(context);
    const group = canvas.getByRole('radiogroup', { name: ui.sortChoiceLabels.sortBy });
    await step('The group is required, invalid and described', async () => {
      await expect(group).toHaveAttribute('aria-required', 'true');
      await expect(group).toHaveAttribute('aria-invalid', 'true');
      await expect(group).toHaveAccessibleDescription(
        `${t('errors:invalid_sort')} ${t('common:changedMeanwhile.text')}`,
      );
    });
    await step('A choice by key is part of the form', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      const form = canvas.getByRole<HTMLFormElement>('form');
      await expect(new FormData(form).get('order')).toBe('device_name');
    });
  },
};
