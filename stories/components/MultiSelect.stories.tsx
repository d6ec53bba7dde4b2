import { MultiSelect } from '@concierge/ui/MultiSelect';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { control } from '../conformance/exceptions.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { serviceOptions } from '../fixtures/options.ts';
import { controlled } from '../fixtures/stateful.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsIn, textsOf } from '../setup/texts.ts';

const Controlled = controlled(MultiSelect, 'value', 'onChange');
const [first, second] = serviceOptions(textsIn('en'));

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  parameters: { conformance: control },
  ...inLanguage(
    (texts) => ({
      label: texts.t('requests:filters.service_id'),
      value: [],
      placeholder: texts.t('requests:filters.all.service_id'),
      options: serviceOptions(texts).slice(0, 4),
      labels: texts.ui.multiSelectLabels,
      onChange: fn(),
    }),
    inWidth(280),
  ),
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen: the placeholder says what that means. */
export const Default: Story = {};

/** Nothing, one, several, small with a label beside it, wrong, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => (
    <Stack>
      <Controlled {...args} required />
      <Controlled {...args} value={['1']} />
      <Controlled {...args} value={['1', '2', '3']} />
      <Controlled {...args} value={['1', '2']} size="sm" labelPlacement="start" />
      <Controlled {...args} error={textsOf(context).t('errors:invalid_filter')} />
      <Controlled {...args} value={['1', '2']} disabled />
      <div dir="rtl">
        <Controlled {...args} value={['1', '2']} />
      </div>
    </Stack>
  ),
};

// Q16
/** The list stays open while options are chosen, and chosen no more; the button says how many. */
export const Several: Story = {
  tags: ['picture-dark'],
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button');
    const values = () => args.options.map(({ value }) => value);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveFocus());
    await step('Space and Enter choose, in whatever order', async () => {
      await userEvent.keyboard('{ArrowDown} {ArrowUp}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(values().slice(0, 2));
      await expect(button).toHaveTextContent(args.labels.chosen(2));
    });
    await step('And choose no more', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith([values()[1]]);
      await expect(button).toHaveTextContent(args.options[1]?.label ?? '');
      await userEvent.keyboard(' ');
    });
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
  },
};

// Q16
/** Escape closes and leaves the choice; Space opens again where it was. */
export const Closing: Story = {
  tags: ['!dev'],
  args: { value: [first?.value ?? '', second?.value ?? ''] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.click(screen.getAllByRole('option')[2] as HTMLElement);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveTextContent(args.labels.chosen(3));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
