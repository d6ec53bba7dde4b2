import { registered } from '@concierge/ui/foundations';
import { Checkbox } from '@concierge/ui/Checkbox';
import { TextField } from '@concierge/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FORM_FIELDS, LABEL, type FormField } from './formFields.tsx';

const meta = {
  title: 'Conformance/Form fields',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj;

type AnyField = FormField<unknown>;
const FIELDS = Object.entries(FORM_FIELDS);
const render = (of: AnyField, props: object) => of.render({ label: LABEL, name: 'it', ...props });

async function expectSeen({ shown, seen }: AnyField, form: HTMLElement, at: 0 | 1) {
  const expected = seen[at];
  await waitFor(() =>
    expected instanceof RegExp
      ? expect(shown(form)).toMatch(expected)
      : expect(shown(form)).toEqual(expected),
  );
}

const press = (form: HTMLElement, name: string) =>
  userEvent.click(within(form).getByRole('button', { name }));

function HookForm({ name, of }: { name: string; of: AnyField }): ReactElement {
  const [saved, setSaved] = useState('');
  const [disabled, setDisabled] = useState(false);
  const { control, handleSubmit, reset, setValue } = useForm({
    defaultValues: { it: of.first },
    disabled,
  });
  return (
    <form
      aria-label={name}
      noValidate
      onSubmit={(event) => void handleSubmit(({ it }) => setSaved(JSON.stringify(it)))(event)}
    >
      <Controller
        name="it"
        control={control}
        rules={{
          validate: (it) => JSON.stringify(it) !== JSON.stringify(of.none ?? '') || 'Missing',
        }}
        render={({ field, fieldState }) =>
          render(of, { ...field, error: fieldState.error?.message })
        }
      />
      <button type="submit">Save</button>
      <button type="button" onClick={() => reset()}>
        Start again
      </button>
      <button type="button" onClick={() => setValue('it', of.second)}>
        Set
      </button>
      <button type="button" onClick={() => setValue('it', of.none ?? '')}>
        Empty
      </button>
      <button type="button" onClick={() => setDisabled(!disabled)}>
        Disable
      </button>
      <output aria-label="Saved">{saved}</output>
    </form>
  );
}

// Q13
/** What a `Controller` hands out is all that a field needs: value, changes, reset, error, focus, disabled. */
export const InReactHookForm: Story = {
  render: () => (
    <>
      {FIELDS.map(([name, of]) => (
        <HookForm key={name} name={name} of={of} />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    for (const [name, of] of FIELDS) {
      const form = canvas.getByRole('form', { name });
      await step(`${name} shows the default, and saves what the user chooses`, async () => {
        await expectSeen(of, form, 0);
        await of.change(form);
        await expectSeen(of, form, 1);
        await press(form, 'Save');
        await waitFor(() =>
          expect(within(form).getByRole('status', { name: 'Saved' })).toHaveTextContent(
            JSON.stringify(of.second),
          ),
        );
      });
      await step(`${name} follows reset() and setValue()`, async () => {
        await press(form, 'Start again');
        await expectSeen(of, form, 0);
        await press(form, 'Set');
        await expectSeen(of, form, 1);
        await press(form, 'Start again');
      });
      const { control } = of;
      await step(`${name} is disabled with the form`, async () => {
        await press(form, 'Disable');
        await waitFor(() => expect(control(form)).toBeDisabled());
        await press(form, 'Disable');
        await waitFor(() => expect(control(form)).toBeEnabled());
      });
      if (typeof of.first === 'number') continue;
      await step(`${name} says what is wrong, and has the focus`, async () => {
        await press(form, 'Empty');
        await press(form, 'Save');
        await waitFor(() => expect(control(form)).toHaveFocus());
        await waitFor(() => expect(within(form).getByText('Missing')).toBeVisible());
        await expect(describedOf(of, form)).toHaveAccessibleDescription('Missing');
        await expect(describedOf(of, form)).toHaveAttribute('aria-invalid', 'true');
      });
    }
  },
};

/** What says that the field is wrong, and why: the control, or the group that it is in. */
const describedOf = ({ control }: AnyField, form: HTMLElement) =>
  control(form).closest('[role="radiogroup"], [role="group"], fieldset') ?? control(form);

const sent = (form: HTMLElement) => new FormData(form as HTMLFormElement).getAll('it');

// Q13 Q3
/** In a native form it is sent, reset, disabled and checked like a native field. */
export const InANativeForm: Story = {
  render: () => (
    <>
      {FIELDS.map(([name, of]) => {
        const first = { defaultValue: of.first };
        return (
          <div key={name}>
            <form aria-label={name}>
              {render(of, first)}
              <button type="reset">Start again</button>
            </form>
            <form aria-label={`${name}, disabled`}>{render(of, { ...first, disabled: true })}</form>
            <form aria-label={`${name}, required`} onSubmit={(event) => event.preventDefault()}>
              {render(of, { required: true })}
              <button type="submit">Save</button>
            </form>
          </div>
        );
      })}
    </>
  ),
  play: async ({ canvas, step }) => {
    for (const [name, of] of FIELDS) {
      const form = canvas.getByRole('form', { name });
      await step(`${name} sends what it holds, and is reset`, async () => {
        await expect(sent(form)).toEqual(of.sent[0]);
        await of.change(form);
        await expect(new Set(sent(form))).toEqual(new Set(of.sent[1]));
        await press(form, 'Start again');
        await expectSeen(of, form, 0);
        await expect(sent(form)).toEqual(of.sent[0]);
      });
      const { control } = of;
      await step(`${name} sends nothing while it is disabled`, async () => {
        await expect(sent(canvas.getByRole('form', { name: `${name}, disabled` }))).toEqual([]);
      });
      if (typeof of.first === 'number') continue;
      await step(
        `${name} keeps the form from being sent while it is required and empty, and says why`,
        async () => {
          const required = canvas.getByRole<HTMLFormElement>('form', { name: `${name}, required` });
          await expect(required.matches(':invalid')).toBe(true);
          await press(required, 'Save');
          await waitFor(() => expect(control(required)).toHaveFocus());
          const described = describedOf(of, required);
          await waitFor(() => expect(described).toHaveAttribute('aria-invalid', 'true'));
          await expect(described).toHaveAccessibleDescription(
            within(required).getByText(/^Please /).textContent,
          );
          await of.change(required);
          await waitFor(() => expect(within(required).queryByText(/^Please /)).toBeNull());
          await waitFor(() => expect(required.checkValidity()).toBe(true));
        },
      );
    }
  },
};

/** Their role is that of a button, which cannot be required. */
const BUTTONS = ['DateRangePicker', 'MultiSelect', 'Select'];
/** A page has always a size, and rooms are chosen in a form that says so itself. */
const NEVER_EMPTY = ['DevicePicker', 'PageSizeSelect'];

// Q3
/** That it is required is said by the role where the role can say it, else by the description. */
export const Required: Story = {
  render: () => (
    <>
      {FIELDS.map(([name, of]) => (
        <form key={name} aria-label={name}>
          {render(of, {
            required: true,
            ...(BUTTONS.includes(name) && { requiredLabel: 'Required' }),
          })}
        </form>
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    for (const [name, { control }] of FIELDS) {
      if (NEVER_EMPTY.includes(name)) continue;
      const form = canvas.getByRole('form', { name });
      const field = control(form).closest<HTMLElement>('[role="radiogroup"]') ?? control(form);
      await step(`${name} says so, and shows its mark`, async () => {
        const said = field.matches(':required, [aria-required="true"]');
        await expect(said).toBe(!BUTTONS.includes(name));
        const description = BUTTONS.includes(name) ? 'Required' : '';
        await expect(field).toHaveAccessibleDescription(description);
        await expect(form.querySelectorAll('[data-part="Required"]')).toHaveLength(1);
      });
    }
  },
};

// Q13
/** A day or a number outside `min` and `max` says so, and keeps a form that the browser validates from being sent. */
export const OutOfRange: Story = {
  render: () => (
    <form aria-label="Range">
      {render(FORM_FIELDS.DatePicker, {
        defaultValue: '2026-04-05',
        max: '2026-03-31',
      })}
      {render(FORM_FIELDS.NumberField, { label: 'Guests', defaultValue: 9, min: 1, max: 8 })}
    </form>
  ),
  play: async ({ canvas }) => {
    const day = canvas.getByRole('textbox', { name: LABEL });
    await expect(day).not.toBeValid();
    await expect(day).toHaveAccessibleDescription('Enter 31/03/2026 or an earlier day.');
    const guests = canvas.getByRole('spinbutton', { name: 'Guests' });
    await expect(guests).not.toBeValid();
    await expect(guests).toHaveAccessibleDescription('Enter 8 or less.');
    guests.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(guests).toBeValid();
    await userEvent.clear(day);
    await userEvent.type(day, '31/3/2026');
    await expect(day).toBeValid();
  },
};

function RegisteredForm(): ReactElement {
  const [saved, setSaved] = useState('');
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { guests: 2, terms: false },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((it) => setSaved(JSON.stringify(it)))(event)}
    >
      <TextField
        label="Guests"
        type="number"
        {...registered(register('guests', { valueAsNumber: true }))}
      />
      <Checkbox
        error={formState.errors.terms?.message}
        {...registered(register('terms', { required: 'Accept the terms.' }))}
      >
        Terms
      </Checkbox>
      <button type="submit">Save</button>
      <output aria-label="Saved">{saved}</output>
    </form>
  );
}

// Q3
/** Fields that are one native control can be registered as well; numbers come as numbers. */
export const Registered: Story = {
  render: () => <RegisteredForm />,
  play: async ({ canvas }) => {
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const terms = canvas.getByRole('checkbox');
    await save();
    await waitFor(() => expect(terms).toHaveFocus());
    await waitFor(() => expect(terms).toHaveAccessibleDescription('Accept the terms.'));
    await userEvent.click(terms);
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.type(canvas.getByRole('spinbutton'), '4');
    await save();
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Saved' })).toHaveTextContent(
        '{"guests":4,"terms":true}',
      ),
    );
  },
};
