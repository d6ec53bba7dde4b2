import { CheckboxGroup } from '@concierge/ui/CheckboxGroup';
import { DatePicker } from '@concierge/ui/DatePicker';
import { Fieldset } from '@concierge/ui/Fieldset';
import { Select } from '@concierge/ui/Select';
import { Stack } from '@concierge/ui/Stack';
import { TextField } from '@concierge/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { roomOptions } from '../fixtures/options.ts';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const fieldsIn = (texts: Texts) => {
  const { columns } = texts.labels.requestTable;
  const options = roomOptions(texts);
  return (
    <>
      <Select label={columns.device_name} name="room" options={options} defaultValue="room-204" />
      <DatePicker
        label={columns.service_date}
        name="date"
        labels={texts.ui.datePickerLabels}
        defaultValue="2026-03-02"
      />
      <TextField label={columns.note} name="note" defaultValue="–" />
      <CheckboxGroup
        label={columns.service_name}
        name="services"
        options={options.slice(0, 2)}
        defaultValue={[found(options[0]).value]}
      />
    </>
  );
};

const meta = {
  title: 'Components/Fieldset',
  component: Fieldset,
  ...inLanguage(
    (texts) => ({
      legend: texts.t('requests:table.label'),
      children: fieldsIn(texts),
    }),
    inWidth(343),
  ),
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that belong together. */
export const Default: Story = {};

/** Described, wrong together, and disabled. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ legend }, context) => {
    const texts = textsOf(context);
    const field = <TextField label={texts.labels.requestTable.columns.note} defaultValue="–" />;
    return (
      <Stack gap={8}>
        <Fieldset legend={legend} description={texts.t('requests:empty.body')}>
          {field}
        </Fieldset>
        <Fieldset legend={`${legend} 2`} error={texts.t('errors:message_without_devices')}>
          {field}
        </Fieldset>
        <Fieldset legend={`${legend} 3`} disabled>
          {fieldsIn(texts)}
        </Fieldset>
      </Stack>
    );
  },
};

// Q3
/** While it is disabled, no field can be changed or is sent; its texts describe the group. */
export const Disabled: Story = {
  args: { disabled: true, error: 'Not now' },
  render: (args) => (
    <form aria-label={args.legend}>
      <Fieldset {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: args.legend });
    await expect(group).toHaveAccessibleDescription('Not now');
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([]);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled();
      await userEvent.click(button, { pointerEventsCheck: 0 });
    }
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.tab();
    await expect(group).not.toContainElement(document.activeElement as HTMLElement);
  },
};
