import { Checkbox } from '@concierge/ui/Checkbox';
import { CheckboxGroup } from '@concierge/ui/CheckboxGroup';
import { ColorField } from '@concierge/ui/ColorField';
import { DatePicker } from '@concierge/ui/DatePicker';
import { DateRangePicker } from '@concierge/ui/DateRangePicker';
import { DateTimePicker } from '@concierge/ui/DateTimePicker';
import { Field } from '@concierge/ui/Field';
import { NumberField } from '@concierge/ui/NumberField';
import { PasswordField } from '@concierge/ui/PasswordField';
import { RadioGroup } from '@concierge/ui/RadioGroup';
import { Select } from '@concierge/ui/Select';
import { Stack } from '@concierge/ui/Stack';
import { Switch } from '@concierge/ui/Switch';
import { TextField } from '@concierge/ui/TextField';
import { TimeField } from '@concierge/ui/TimeField';
import {
  colorFieldLabels,
  datePickerLabels,
  dateRangePickerLabels,
  dateTimePickerLabels,
  numberFieldLabels,
  passwordFieldLabels,
  requiredLabel,
  timeFieldLabels,
} from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const floors = [
  { value: '1', label: 'First floor' },
  { value: '2', label: 'Second floor' },
];

/** Every field of the package, required. */
function Fields(): ReactElement {
  return (
    <Stack gap={4}>
      <TextField label="Name" required />
      <TextField label="Note" required multiline />
      <PasswordField label="Password" required labels={passwordFieldLabels} />
      <ColorField label="Color" required labels={colorFieldLabels} />
      <NumberField label="Guests" required labels={numberFieldLabels} />
      <DatePicker label="Arrival" required labels={datePickerLabels} />
      <DateRangePicker
        label="Stay"
        required
        requiredLabel={requiredLabel}
        labels={dateRangePickerLabels}
      />
      <DateTimePicker label="Taxi" required labels={dateTimePickerLabels} />
      <TimeField label="Check-in" required labels={timeFieldLabels} />
      <RadioGroup label="Floor" required options={floors} />
      <CheckboxGroup label="Meals" required options={[{ value: 'b', label: 'Breakfast' }]} />
      <Checkbox required>Terms</Checkbox>
      <Switch required>Invoice</Switch>
      <Field label="Photo" required>
        {(control) => <textarea {...control} />}
      </Field>
      <Select
        label="Language"
        required
        requiredLabel={requiredLabel}
        options={floors}
        placeholder="None"
        description="Of the guest."
      />
    </Stack>
  );
}

const meta = {
  title: 'Conformance/Required fields',
  tags: ['!dev'],
  component: Fields,
  decorators: [inWidth(360)],
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

// Q3
/** By its role where the role can say it, else by its description. */
export const SaidToScreenReaders: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const byRole = [
      ['textbox', 'Name'],
      ['textbox', 'Note'],
      ['textbox', 'Color'],
      ['spinbutton', 'Guests'],
      ['textbox', 'Arrival'],
      ['textbox', 'Taxi'],
      ['spinbutton', 'Check-in'],
      ['checkbox', 'Breakfast'],
      ['checkbox', 'Terms'],
      ['switch', 'Invoice'],
      ['textbox', 'Photo'],
      ['radiogroup', 'Floor'],
    ] as const;
    for (const [role, name] of byRole) {
      await step(`${name} is required by its role`, async () => {
        await expect(canvas.getByRole(role, { name })).toBeRequired();
      });
    }
    await step('Password is required by its role', async () => {
      await expect(canvas.getByLabelText(/^Password/)).toBeRequired();
    });
    await step('What is chosen behind a button is described as required', async () => {
      const described = (name: string) => expect(canvas.getByRole('button', { name }));
      await described('None Language').toHaveAccessibleDescription('Of the guest. Required');
      await described('Stay').toHaveAccessibleDescription('Required');
    });
    await step('There is none without its check', async () => {
      const marks = canvasElement.querySelectorAll('[data-part="Required"]');
      await expect(marks).toHaveLength(byRole.length + 3);
    });
  },
};
