import { Checkbox } from '@concierge/ui/Checkbox';
import { CheckboxGroup } from '@concierge/ui/CheckboxGroup';
import { ColorField } from '@concierge/ui/ColorField';
import { Combobox } from '@concierge/ui/Combobox';
import { DatePicker } from '@concierge/ui/DatePicker';
import { DateRangePicker, type DayRange } from '@concierge/ui/DateRangePicker';
import { DateTimePicker } from '@concierge/ui/DateTimePicker';
import { MultiSelect } from '@concierge/ui/MultiSelect';
import { NumberField } from '@concierge/ui/NumberField';
import { PageSizeSelect } from '@concierge/ui/PageSizeSelect';
import { PasswordField } from '@concierge/ui/PasswordField';
import { RadioGroup } from '@concierge/ui/RadioGroup';
import { SearchField } from '@concierge/ui/SearchField';
import { Select } from '@concierge/ui/Select';
import { Switch } from '@concierge/ui/Switch';
import { TextField } from '@concierge/ui/TextField';
import { TimeField } from '@concierge/ui/TimeField';
import { DevicePicker } from '@concierge/ui/concierge/DevicePicker';
import * as words from '@concierge/ui/labels/en';
import type { ReactElement, Ref } from 'react';
import { screen, userEvent, within } from 'storybook/test';

/** What a `Controller` of react-hook-form hands out, and what else a form says. The value is that of one field. */
export interface FieldProps<Value = never> {
  name: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  ref?: Ref<never>;
  disabled?: boolean;
  error?: string | undefined;
  required?: boolean;
  label: string;
}

/** How a field is rendered, changed by a user, and read again. */
export interface FormField<Value> {
  render: (props: FieldProps<Value>) => ReactElement;
  /** What it holds at first, and what the user makes of it. */
  first: Value;
  second: Value;
  /** What it holds when there is nothing: an empty text when it is not given. */
  none?: Value;
  change: (form: HTMLElement) => Promise<void>;
  /** What the user sees of a value. */
  shown: (form: HTMLElement) => unknown;
  /** What is seen of the first and of the second value. */
  seen: readonly [unknown, unknown];
  /** What a native form sends for both. */
  sent: readonly [readonly string[], readonly string[]];
  /** What has the focus when it is wrong. */
  control: (form: HTMLElement) => HTMLElement;
}

/** The name of every field. */
export const LABEL = 'Field';
const OPTIONS = Array.from({ length: 12 }, (_, at) => ({
  value: `${at + 1}`,
  label: `Floor ${at + 1}`,
}));
const DEVICES = [
  { serial_id: 'TAB-1', name: 'Room 101' },
  { serial_id: 'TAB-2', name: 'Room 102' },
];

type Typed = Omit<Required<FormField<string>>, 'render' | 'none'>;

const input = (form: HTMLElement) =>
  within(form).getByLabelText<HTMLInputElement>(/^Field/, { selector: '[data-part=Control]' });
const typed = (first: string, second: string, text = second): Typed => ({
  first,
  second,
  seen: [first, text],
  sent: [[first], [second]],
  control: input,
  shown: (form: HTMLElement) => input(form).value,
  change: async (form: HTMLElement) => {
    await userEvent.clear(input(form));
    await userEvent.type(input(form), text);
  },
});

/** Of a combobox that holds the first floor. */
const found = (text: string, keys: string): Omit<Typed, 'second' | 'sent'> & { none: null } => ({
  ...typed('Floor 1', text),
  first: '1',
  none: null,
  change: async (form) => {
    // The field is another one once it is used.
    await userEvent.clear(input(form));
    await userEvent.type(input(form), `${text}${keys}`);
  },
});

type Chosen = Pick<Required<FormField<unknown>>, 'seen' | 'control' | 'shown' | 'change'>;

const trigger = (form: HTMLElement) => within(form).getByRole('button', { name: /Field$/ });
const chosen = (keys: string, seen: readonly [string, string]): Chosen => ({
  seen,
  control: trigger,
  shown: (form: HTMLElement) => trigger(form).textContent,
  change: async (form: HTMLElement) => {
    trigger(form).focus();
    await userEvent.keyboard(keys);
  },
});

const MARCH: DayRange = { from: '2026-03-01', to: '2026-03-31' };
const DAYS: DayRange = { from: '2026-02-03', to: null };

const box = (role: 'checkbox' | 'switch') => {
  const find = (form: HTMLElement) => within(form).getByRole<HTMLInputElement>(role);
  return {
    first: false,
    second: true,
    none: false,
    seen: [false, true],
    sent: [[], ['on']],
    control: find,
    shown: (form: HTMLElement) => find(form).checked,
    change: (form: HTMLElement) => userEvent.click(find(form)),
  } satisfies Omit<FormField<boolean>, 'render'>;
};

/** Every field of the package, by its name. */
export const FORM_FIELDS = {
  TextField: field({ ...typed('Spa', 'Pool'), render: (props) => <TextField {...props} /> }),
  'TextField multiline': field({
    ...typed('Spa', 'Pool'),
    render: (props) => <TextField {...props} multiline />,
  }),
  PasswordField: field({
    ...typed('1234', '4321'),
    render: (props) => <PasswordField {...props} labels={words.passwordFieldLabels} />,
  }),
  SearchField: field({
    ...typed('pool', 'spa'),
    render: (props) => <SearchField {...props} labels={words.searchFieldLabels} />,
  }),
  ColorField: field({
    ...typed('#123456', '#654321'),
    render: (props) => <ColorField {...props} labels={words.colorFieldLabels} />,
  }),
  Combobox: field<string | null>({
    ...found('Floor 12', '{Enter}'),
    second: '12',
    sent: [['1'], ['12']],
    render: (props) => <Combobox {...props} options={OPTIONS} labels={words.comboboxLabels} />,
  }),
  'Combobox freeText': field<string | null>({
    ...found('Terrace', '{Escape}'),
    second: 'Terrace',
    sent: [['1'], ['Terrace']],
    render: (props) => (
      <Combobox {...props} freeText options={OPTIONS} labels={words.comboboxLabels} />
    ),
  }),
  DatePicker: field<string | null>({
    ...typed('2026-03-05', '2026-03-12', '12/3/2026'),
    none: null,
    seen: ['05/03/2026', /^12\/0?3\/2026$/],
    render: (props) => <DatePicker {...props} locale="en-GB" labels={words.datePickerLabels} />,
  }),
  DateRangePicker: field<DayRange | null>({
    first: DAYS,
    second: MARCH,
    none: null,
    seen: ['From 3 Feb 2026', 'March'],
    sent: [
      ['2026-02-03', ''],
      ['2026-03-01', '2026-03-31'],
    ],
    control: trigger,
    shown: (form) => trigger(form).textContent,
    change: async (form) => {
      await userEvent.click(trigger(form));
      await userEvent.click(await screen.findByRole('option', { name: 'March' }));
    },
    render: (props) => (
      <DateRangePicker
        {...props}
        locale="en-GB"
        presets={[{ label: 'March', range: MARCH }]}
        labels={words.dateRangePickerLabels}
      />
    ),
  }),
  DateTimePicker: field<string | null>({
    ...typed('2026-03-05T14:30', '2026-03-12T09:30', '12/3/2026 9.30'),
    none: null,
    seen: ['05/03/2026 14:30', /^12\/0?3\/2026 0?9[.:]30$/],
    render: (props) => (
      <DateTimePicker {...props} locale="en-GB" labels={words.dateTimePickerLabels} />
    ),
  }),
  NumberField: field<number | null>({
    ...typed('3,5', '1.234,5'),
    first: 3.5,
    second: 1234.5,
    none: null,
    sent: [['3.5'], ['1234.5']],
    render: (props) => <NumberField {...props} locale="de" labels={words.numberFieldLabels} />,
  }),
  TimeField: field<string | null>({
    ...typed('14:30', '09:30', '9.30'),
    none: null,
    seen: ['14:30', /^0?9[.:]30$/],
    render: (props) => <TimeField {...props} locale="de" labels={words.timeFieldLabels} />,
  }),
  Select: field<string | null>({
    ...chosen('Floor 3', ['Floor 1', 'Floor 3']),
    first: '1',
    second: '3',
    none: null,
    sent: [['1'], ['3']],
    render: (props) => <Select {...props} options={OPTIONS.slice(0, 4)} />,
  }),
  MultiSelect: field<string[]>({
    ...chosen('{ArrowDown}{ArrowDown}{Enter}{Escape}', ['Floor 1', '2 chosen']),
    first: ['1'],
    second: ['1', '2'],
    none: [],
    sent: [['1'], ['1', '2']],
    render: (props) => (
      <MultiSelect {...props} options={OPTIONS.slice(0, 4)} labels={words.multiSelectLabels} />
    ),
  }),
  RadioGroup: field<string | null>({
    first: '1',
    second: '2',
    none: null,
    seen: ['1', '2'],
    sent: [['1'], ['2']],
    control: (form) => within(form).getAllByRole('radio')[0] as HTMLElement,
    shown: (form) => form.querySelector<HTMLInputElement>('input:checked')?.value,
    change: (form) => userEvent.click(within(form).getByRole('radio', { name: 'Floor 2' })),
    render: (props) => <RadioGroup {...props} options={OPTIONS.slice(0, 2)} />,
  }),
  PageSizeSelect: field<number>({
    ...chosen('25', ['10', '25']),
    first: 10,
    second: 25,
    sent: [['10'], ['25']],
    render: ({ required: _required, ...props }) => (
      <PageSizeSelect {...props} options={[5, 10, 25]} />
    ),
  }),
  Checkbox: field<boolean>({
    ...box('checkbox'),
    render: ({ value, defaultValue, label, ...props }) => (
      <Checkbox {...props} checked={value} defaultChecked={defaultValue}>
        {label}
      </Checkbox>
    ),
  }),
  CheckboxGroup: field<string[]>({
    first: ['1'],
    second: ['1', '2'],
    none: [],
    seen: [1, 2],
    sent: [['1'], ['1', '2']],
    control: (form) => within(form).getAllByRole('checkbox')[0] as HTMLElement,
    shown: (form) => form.querySelectorAll('input:checked').length,
    change: (form) => userEvent.click(within(form).getByRole('checkbox', { name: 'Floor 2' })),
    render: (props) => <CheckboxGroup {...props} options={OPTIONS.slice(0, 2)} />,
  }),
  Switch: field<boolean>({
    ...box('switch'),
    render: ({ value, defaultValue, label, ...props }) => (
      <Switch {...props} checked={value} defaultChecked={defaultValue}>
        {label}
      </Switch>
    ),
  }),
  DevicePicker: field<string[]>({
    none: [],
    first: ['TAB-1'],
    second: ['TAB-1', 'TAB-2'],
    // With both the box of the whole page is ticked as well.
    seen: [1, 3],
    sent: [['TAB-1'], ['TAB-1', 'TAB-2']],
    shown: (form) => form.querySelectorAll('input:checked').length,
    change: (form) => userEvent.click(within(form).getByRole('checkbox', { name: /Room 102/ })),
    control: (form) => within(form).getAllByRole('checkbox')[0] as HTMLElement,
    render: ({ label: _label, ...props }) => (
      <DevicePicker {...props} devices={DEVICES} labels={words.devicePickerLabels} />
    ),
  }),
};

function field<Value>(definition: FormField<Value>): FormField<unknown> {
  return definition as unknown as FormField<unknown>;
}
