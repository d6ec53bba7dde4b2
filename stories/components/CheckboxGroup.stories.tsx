import { CheckboxGroup, Stack } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { controlled } from '../fixtures/stateful.tsx';

const Stateful = controlled(CheckboxGroup, 'selected', 'onSelectedChange');

const floors = [
  { value: '1', label: 'First floor' },
  { value: '2', label: 'Second floor' },
  { value: '3', label: 'Third floor' },
];

const meta = {
  title: 'Components/CheckboxGroup',
  tags: ['!autodocs'],
  component: CheckboxGroup,
  args: { label: 'Floors', options: floors, defaultSelected: ['2'], onSelectedChange: fn() },
  decorators: [inWidth(360)],
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { orientation: 'horizontal' } };

/** Under each other, side by side, described, wrong, one off, all off. */
export const AllStates: Story = {
  tags: ['matrix'],
  render: ({ options }) => (
    <Stack gap={6}>
      <CheckboxGroup label="Floors" options={options} defaultSelected={['1', '3']} />
      <CheckboxGroup label="Side by side" options={options} orientation="horizontal" />
      <CheckboxGroup
        label="Needed"
        options={options}
        required
        description="Where the message goes."
        error="Choose at least one."
      />
      <CheckboxGroup
        label="One is off"
        options={options.map((one) => ({ ...one, disabled: one.value === '2' }))}
      />
      <CheckboxGroup label="All are off" options={options} defaultSelected={['2']} disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Needed' })).toHaveAccessibleDescription(
      'Choose at least one. Where the message goes.',
    );
  },
};

/** Space chooses; all that are chosen are told in the order of the options; a form gets them, its reset undoes it. */
export const Keyboard: Story = {
  tags: ['!dev'],
  render: (args) => (
    <form data-testid="form">
      <CheckboxGroup {...args} name="floor" />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'First floor' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['1', '2']);
    const form = canvas.getByTestId<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('floor')).toEqual(['1', '2']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(new FormData(form).getAll('floor')).toEqual(['2']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Third floor' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['2', '3']);
  },
};

/** The caller keeps what is chosen. */
export const Controlled: Story = {
  tags: ['!dev'],
  args: { selected: ['3'] },
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'First floor' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['1', '3']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Third floor' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['1']);
    await expect(canvas.getByRole('checkbox', { name: 'Third floor' })).not.toBeChecked();
  },
};
