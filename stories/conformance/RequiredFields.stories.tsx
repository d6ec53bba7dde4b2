import {
  Checkbox,
  CheckboxGroup,
  ColorField,
  Combobox,
  DateField,
  DatePicker,
  Field,
  NumberField,
  PasswordField,
  RadioGroup,
  Select,
  Stack,
  Switch,
  TextField,
  TimeField,
} from '@concierge/ui';
import * as cs from '@concierge/ui/labels/cs';
import * as en from '@concierge/ui/labels/en';
import * as tr from '@concierge/ui/labels/tr';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const floors = [
  { value: '1', label: 'First floor' },
  { value: '2', label: 'Second floor' },
];

/** Every field of the package, required. */
function Fields({ words }: { words: typeof en }): ReactElement {
  const { requiredLabel } = words;
  return (
    <Stack gap={4}>
      <TextField label="Name" required />
      <TextField label="Note" required multiline />
      <PasswordField label="Password" required labels={words.passwordFieldLabels} />
      <ColorField label="Color" required labels={words.colorFieldLabels} />
      <NumberField label="Guests" required labels={words.numberFieldLabels} />
      <Combobox label="Room" required options={floors} labels={words.comboboxLabels} />
      <DateField label="Birthday" required />
      <DatePicker label="Arrival" required labels={words.datePickerLabels} />
      <TimeField label="Breakfast" required />
      <RadioGroup label="Floor" required options={floors} />
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
      <CheckboxGroup
        label="Devices"
        required
        requiredLabel={requiredLabel}
        options={floors}
        description="Where it is shown."
        error="Select one."
      />
    </Stack>
  );
}

const meta = {
  title: 'Conformance/Required fields',
  tags: ['!dev', '!autodocs'],
  component: Fields,
  args: { words: en },
  decorators: [inWidth(360)],
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By its role where the role can say it, else by its description. */
export const SaidToScreenReaders: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const byRole = [
      ['textbox', 'Name'],
      ['textbox', 'Note'],
      ['textbox', 'Color'],
      ['textbox', 'Guests'],
      ['combobox', 'Room'],
      ['checkbox', 'Terms'],
      ['switch', 'Invoice'],
      ['textbox', 'Photo'],
      ['radiogroup', 'Floor'],
    ] as const;
    for (const [role, name] of byRole) {
      await step(`Q3 ${name} is required by its role`, async () => {
        await expect(canvas.getByRole(role, { name })).toBeRequired();
      });
    }
    await step('Q3 Password is required by its role', async () => {
      await expect(canvas.getByLabelText(/^Password/)).toBeRequired();
    });
    for (const name of ['Birthday', 'Arrival', 'Breakfast']) {
      await step(`Q3 every part of ${name} is required by its role`, async () => {
        const [group] = canvas
          .getAllByRole('group', { name: new RegExp(name) })
          .filter((one) => one.dataset.part === 'Control');
        if (!group) throw new Error(`There is no group ${name}`);
        const parts = within(group).getAllByRole('spinbutton');
        await expect(parts.length).toBeGreaterThan(1);
        for (const part of parts) await expect(part).toBeRequired();
      });
    }
    await step('Q3 Language and Devices are described as required', async () => {
      await expect(
        canvas.getByRole('button', { name: 'None Language' }),
      ).toHaveAccessibleDescription('Of the guest. Required');
      await expect(canvas.getByRole('group', { name: 'Devices' })).toHaveAccessibleDescription(
        'Select one. Where it is shown. Required',
      );
    });
    await step('Q3 there is none without its check', async () => {
      const marks = canvasElement.querySelectorAll('[data-part="Required"]');
      await expect(marks).toHaveLength(byRole.length + 1 + 3 + 2);
    });
  },
};

/** In the language of the page. */
export const Turkish: Story = {
  args: { words: tr },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'None Language' })).toHaveAccessibleDescription(
      'Of the guest. Zorunlu',
    );
  },
};

export const Czech: Story = {
  args: { words: cs },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'None Language' })).toHaveAccessibleDescription(
      'Of the guest. Povinné',
    );
  },
};
