import { NumberField } from '@concierge/ui/NumberField';
import { Combobox } from '@concierge/ui/Combobox';
import { MultiSelect } from '@concierge/ui/MultiSelect';
import { RadioGroup } from '@concierge/ui/RadioGroup';
import * as words from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ReactElement } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FORM_FIELDS, LABEL, type FormField } from './formFields.tsx';

const meta = {
  title: 'Conformance/Values kept by the caller',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj;

type AnyField = FormField<unknown>;

function KeptInForm({ name, of }: { name: string; of: AnyField }): ReactElement {
  const [value, setValue] = useState(of.first);
  const props = { label: LABEL, name: 'it', value, onChange: setValue };
  return (
    <form aria-label={name}>
      {of.render(props)}
      <button type="reset">Start again</button>
      <output aria-label="Held">{JSON.stringify(value)}</output>
    </form>
  );
}

// Q13
/** A native reset shows what was there at first, sends it, and tells the caller. */
export const Reset: Story = {
  render: () => (
    <>
      {Object.entries(FORM_FIELDS).map(([name, of]) => (
        <KeptInForm key={name} name={name} of={of} />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    for (const [name, of] of Object.entries(FORM_FIELDS)) {
      await step(name, async () => {
        const form = canvas.getByRole<HTMLFormElement>('form', { name });
        const held = within(form).getByRole('status', { name: 'Held' });
        await of.change(form);
        await waitFor(() => expect(held).toHaveTextContent(JSON.stringify(of.second)));
        await userEvent.click(within(form).getByRole('button', { name: 'Start again' }));
        await waitFor(() => expect(held).toHaveTextContent(JSON.stringify(of.first)));
        await waitFor(() => expect(new FormData(form).getAll('it')).toEqual(of.sent[0]));
      });
    }
  },
};

function Decided(): ReactElement {
  const [guests, setGuests] = useState<number | null>(10);
  const [floors, setFloors] = useState<readonly string[]>(['9', '1']);
  const radio = useRef<HTMLInputElement>(null);
  return (
    <form aria-label="Decided">
      <NumberField
        label="Guests"
        name="guests"
        value={guests}
        onChange={(value) =>
          setGuests((before) => (value !== null && value <= 100 ? value : before))
        }
        labels={words.numberFieldLabels}
      />
      <MultiSelect
        label="Floors"
        name="floors"
        value={floors}
        onChange={setFloors}
        options={['1', '2'].map((value) => ({ value, label: `Floor ${value}` }))}
        labels={words.multiSelectLabels}
      />
      <RadioGroup
        ref={radio}
        label="Wing"
        options={[
          { value: 'north', label: 'North', disabled: true },
          { value: 'south', label: 'South' },
        ]}
      />
      <Combobox
        label="Room"
        name="room"
        required
        loading
        options={[]}
        labels={words.comboboxLabels}
      />
      <button type="button" onClick={() => radio.current?.focus()}>
        Focus
      </button>
    </form>
  );
}

// Q13
/** What is shown is what is held and sent, whatever the caller makes of what was entered. */
export const Refused: Story = {
  render: () => <Decided />,
  play: async ({ canvas, step }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = (name: string) => new FormData(form).getAll(name).map(String);
    await step('A number that the caller refuses is not shown once the field is left', async () => {
      const field = canvas.getByRole('spinbutton', { name: 'Guests' });
      await userEvent.clear(field);
      await userEvent.type(field, '150');
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveValue(sent('guests').join()));
    });
    await step('What is chosen stays, though it is not among the options', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Floors$/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Floor 2' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(new Set(sent('floors'))).toEqual(new Set(['1', '2', '9'])));
    });
    await step('The focus goes to an option that can be chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Focus' }));
      await expect(canvas.getByRole('radio', { name: 'South' })).toHaveFocus();
    });
    await step('What was typed while the options are loading is not sent as nothing', async () => {
      const room = canvas.getByRole('combobox', { name: /^Room/ });
      await userEvent.type(room, '204');
      await userEvent.tab();
      await expect(room).toHaveValue('204');
      await expect(form.checkValidity()).toBe(false);
    });
  },
};
