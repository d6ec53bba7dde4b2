import { CheckboxGroup } from '@concierge/ui/CheckboxGroup';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { controlled } from '../fixtures/stateful.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const Stateful = controlled(CheckboxGroup, 'value', 'onChange');

const servicesIn = ({ hotel }: Texts) => {
  const { towels, taxi, roomService } = hotel.texts.services;
  return [
    { value: 'towels', label: towels.name },
    { value: 'taxi', label: taxi.name },
    { value: 'food', label: roomService.name },
  ];
};

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  parameters: { conformance: { refTo: 'control' } },
  ...inLanguage(
    (texts) => ({
      label: texts.labels.requestTable.columns.service_name,
      value: ['towels'],
      onChange: fn(),
      options: servicesIn(texts),
    }),
    inWidth(343),
  ),
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Some of a few, all seen at once. */
export const Default: Story = {};

/** With what they mean, side by side, some that cannot be chosen, and wrong. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => {
    const texts = textsOf(context);
    const options = servicesIn(texts);
    const { notes } = texts.hotel.texts.services.roomService;
    return (
      <Stack gap={4}>
        <CheckboxGroup {...args} />
        <CheckboxGroup
          {...args}
          label={`${args.label} 2`}
          options={options.map((option, at) => ({ ...option, description: notes[at] }))}
        />
        <CheckboxGroup
          {...args}
          label={`${args.label} 3`}
          labelHidden
          orientation="horizontal"
          options={options.slice(0, 2)}
        />
        <CheckboxGroup
          {...args}
          label={`${args.label} 4`}
          options={options.map((option, at) => ({ ...option, disabled: at !== 1 }))}
        />
        <CheckboxGroup
          {...args}
          label={`${args.label} 5`}
          value={[]}
          required
          error={texts.t('errors:message_without_devices')}
        />
      </Stack>
    );
  },
};

// Q3
/** Tab goes through the options, Space ticks; what an option means describes it. */
export const Ticking: Story = {
  tags: ['!dev'],
  render: (args) => (
    <form aria-label={args.label}>
      <CheckboxGroup
        label={args.label}
        onChange={args.onChange}
        name="services"
        required
        options={args.options.map((option) => ({ ...option, description: `${option.value}!` }))}
      />
    </form>
  ),
  play: async ({ args, canvas, step }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const boxes = canvas.getAllByRole<HTMLInputElement>('checkbox');
    await step('At least one is missing', async () => {
      await expect(canvas.getByRole('group', { name: args.label })).toBeVisible();
      await expect(form.checkValidity()).toBe(false);
      await expect(boxes[0]).toHaveAccessibleName(args.options[0]?.label);
      await expect(boxes[0]).toHaveAccessibleDescription('towels!');
    });
    await step('All of an option can be pressed, and Space ticks', async () => {
      await userEvent.click(canvas.getByText(args.options[2]?.label ?? ''));
      await userEvent.tab({ shift: true });
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith(['food', 'taxi']);
      await expect(new FormData(form).getAll('services')).toEqual(['taxi', 'food']);
      await expect(form.checkValidity()).toBe(true);
    });
  },
};
