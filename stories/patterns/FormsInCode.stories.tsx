import { Button } from '@concierge/ui/Button';
import { Checkbox } from '@concierge/ui/Checkbox';
import { ColorField } from '@concierge/ui/ColorField';
import { PageSizeSelect } from '@concierge/ui/PageSizeSelect';
import { PasswordField } from '@concierge/ui/PasswordField';
import { RadioGroup } from '@concierge/ui/RadioGroup';
import { SearchField } from '@concierge/ui/SearchField';
import { Select } from '@concierge/ui/Select';
import { Switch } from '@concierge/ui/Switch';
import { TextField } from '@concierge/ui/TextField';
import { registered } from '@concierge/ui/foundations';
import { DevicePicker } from '@concierge/ui/concierge/DevicePicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Row, Stack } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Patterns/Forms in code',
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const FLOORS = ['Floor 1', 'Floor 2', 'Floor 3'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

const DEVICES = [
  { serial_id: 'TAB-1', name: 'Room 101' },
  { serial_id: 'TAB-2', name: 'Room 102' },
];

const PICKER_LABELS = {
  group: 'Devices',
  filter: 'Filter',
  filterPlaceholder: 'Name',
  clearFilter: 'Clear filter',
  selectPage: 'All of this page',
  selectAll: (count: number) => `All ${count}`,
  selected: (count: number, total: number) => `${count} of ${total}`,
  clearSelection: 'Clear',
  noMatches: 'Nothing',
  empty: 'No devices',
  loading: 'Loading',
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    current: (page: number) => `Page ${page}, current`,
  },
};

// Q3
/** Every field in a native form, each keeping its own value. */
export const Native: Story = {
  render: () => (
    <form aria-label="Service" onSubmit={(event) => event.preventDefault()}>
      <Stack gap={16}>
        <TextField label="Name" name="name" defaultValue="Spa" />
        <PasswordField
          label="PIN"
          name="pin"
          defaultValue="1234"
          labels={{ show: 'Show', hide: 'Hide' }}
        />
        <SearchField label="Tag" name="tag" defaultValue="wellness" labels={{ clear: 'Clear' }} />
        <Select label="Floor" name="floor" defaultSelected="1" options={FLOORS} />
        <RadioGroup label="Wing" name="wing" defaultSelected="2" options={FLOORS} />
        <Checkbox name="open" defaultChecked>
          Open
        </Checkbox>
        <Switch name="push">Notify</Switch>
        <ColorField
          label="Color"
          name="color"
          defaultValue="#123456"
          labels={{ pick: 'Pick', area: 'Area', hue: 'Hue' }}
        />
        <PageSizeSelect label="Rows" name="rows" defaultSelected={10} options={[5, 10, 25]} />
        <DevicePicker
          devices={DEVICES}
          name="devices"
          defaultSelected={['TAB-2']}
          labels={PICKER_LABELS}
        />
        <Row>
          <Button type="submit">Save</Button>
          <Button type="reset">Reset</Button>
        </Row>
      </Stack>
    </form>
  ),
  play: async ({ canvas, step }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Service' });
    const sent = () =>
      [...new FormData(form)].map(
        ([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`,
      );
    const first = [
      'name=Spa',
      'pin=1234',
      'tag=wellness',
      'floor=1',
      'wing=2',
      'open=on',
      'color=#123456',
      'rows=10',
      'devices=TAB-2',
    ];
    await step('The first values are sent', async () => {
      await expect(sent()).toEqual(first);
    });
    await step('What the user changes is sent', async () => {
      for (const name of ['Name', 'PIN', 'Tag', 'Color']) {
        const field = canvas.getByLabelText(name);
        await userEvent.clear(field);
        await userEvent.type(field, '#654321');
      }
      canvas.getByRole('button', { name: /Floor 1.*Floor/ }).focus();
      await userEvent.keyboard('Floor 3');
      await userEvent.click(canvas.getByRole('radio', { name: 'Floor 1' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Open' }));
      await userEvent.click(canvas.getByRole('switch', { name: 'Notify' }));
      canvas.getByRole('button', { name: /10.*Rows/ }).focus();
      await userEvent.keyboard('25');
      await userEvent.click(canvas.getByRole('checkbox', { name: /Room 101/ }));
      await expect(sent()).toEqual([
        'name=#654321',
        'pin=#654321',
        'tag=#654321',
        'floor=3',
        'wing=1',
        'push=on',
        'color=#654321',
        'rows=25',
        'devices=TAB-2',
        'devices=TAB-1',
      ]);
    });
    await step('A reset brings all of them back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(sent()).toEqual(first));
      await expect(canvas.getByRole('button', { name: /Floor 1.*Floor/ })).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: /Room 102/ })).toBeChecked();
    });
  },
};

interface Booking {
  name: string;
  guests: number;
  floor: string | null;
  wing: string | null;
  terms: boolean;
}

function BookingForm() {
  const [saved, setSaved] = useState('');
  const { register, control, handleSubmit, formState } = useForm<Booking>({
    defaultValues: { name: '', guests: 2, floor: null, wing: null, terms: false },
  });
  const { errors } = formState;
  return (
    <form
      aria-label="Booking"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => setSaved(JSON.stringify(values)))(event)}
    >
      <Stack gap={16}>
        <TextField
          label="Guest"
          required
          error={errors.name?.message}
          {...registered(register('name', { required: 'Say who it is for.' }))}
        />
        <TextField
          label="Guests"
          type="number"
          min={1}
          max={8}
          {...registered(register('guests', { valueAsNumber: true }))}
        />
        <Controller
          name="floor"
          control={control}
          rules={{ required: 'Choose a floor.' }}
          render={({ field: { value, onChange, ...field }, fieldState }) => (
            <Select
              label="Floor"
              required
              options={FLOORS}
              error={fieldState.error?.message}
              selected={value}
              onSelectedChange={onChange}
              {...field}
            />
          )}
        />
        <Controller
          name="wing"
          control={control}
          render={({ field: { value, onChange, ...field } }) => (
            <RadioGroup
              label="Wing"
              options={FLOORS}
              selected={value}
              onSelectedChange={onChange}
              {...field}
            />
          )}
        />
        <Checkbox
          required
          error={errors.terms?.message}
          {...register('terms', { required: 'Accept the terms.' })}
        >
          I accept the terms
        </Checkbox>
        <Row>
          <Button type="submit" variant="primary">
            Book
          </Button>
        </Row>
        <output>{saved}</output>
      </Stack>
    </form>
  );
}

// Q3
/** With react-hook-form: `register` for native fields, `Controller` for the others. */
export const HookForm: Story = {
  render: () => <BookingForm />,
  play: async ({ canvas, step }) => {
    const book = () => userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    const guest = canvas.getByRole('textbox', { name: 'Guest' });
    await step('The first wrong field has the focus, each wrong one says why', async () => {
      await book();
      await waitFor(() => expect(guest).toHaveFocus());
      // react-hook-form moves the focus before it renders the errors.
      await waitFor(() => expect(guest).toHaveAccessibleDescription('Say who it is for.'));
      await expect(guest).toBeInvalid();
      const terms = canvas.getByRole('checkbox');
      await expect(terms).toBeInvalid();
      await expect(terms).toHaveAccessibleDescription('Accept the terms.');
      await expect(canvas.getByRole('button', { name: /Floor/ })).toBeInvalid();
    });
    await step('A controlled field gets the focus as well', async () => {
      await userEvent.type(guest, 'Eva');
      await userEvent.click(canvas.getByRole('checkbox'));
      await book();
      await waitFor(() => expect(canvas.getByRole('button', { name: /Floor/ })).toHaveFocus());
    });
    await step('Values come as they are, numbers as numbers', async () => {
      await userEvent.keyboard('Floor 2');
      await userEvent.click(canvas.getByRole('radio', { name: 'Floor 3' }));
      await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Guests' }));
      await userEvent.type(canvas.getByRole('spinbutton', { name: 'Guests' }), '4');
      await book();
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          '{"name":"Eva","guests":4,"floor":"2","wing":"3","terms":true}',
        ),
      );
    });
  },
};
