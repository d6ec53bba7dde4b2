import { Alert } from '@concierge/ui/Alert';
import { Button } from '@concierge/ui/Button';
import {
  HouseForm,
  type HouseFormProps,
  type HouseFormValues,
} from '@concierge/ui/concierge/HouseForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const TIME_ZONES = [
  { value: 'UTC', label: 'UTC (GMT)' },
  { value: 'Europe/Istanbul', label: 'Europe/Istanbul (GMT+3)' },
  { value: 'Europe/Prague', label: 'Europe/Prague (GMT+1)' },
];

const meta = {
  title: 'Concierge/HouseForm',
  component: HouseForm,
  ...inLanguage(
    ({ labels }) => ({
      house: { name: 'Hotel Aurelia Quay', time_zone: 'Europe/Prague', person_figures: true },
      timeZones: TIME_ZONES,
      onSubmit: fn(),
      onDirtyChange: fn(),
      labels: labels.house,
    }),
    inWidth(520),
  ),
} satisfies Meta<typeof HouseForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As the house is now. */
export const Default: Story = {};

/** Without figures per person and on its way, and what could not be saved. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <HouseForm {...args} house={{ ...args.house, person_figures: false }} pending />
      <HouseForm {...args}>
        <Alert tone="danger">{textsOf(context).t('house:error.save')}</Alert>
      </HouseForm>
    </div>
  ),
};

// P1
export const Filled: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('A house without a name is not saved', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: /^Name/ }));
      await userEvent.click(save);
      await expect(await canvas.findByText('Enter a name.')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('What is entered is passed, without white space around the name', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), ' Dům U Mostu ');
      await userEvent.type(canvas.getByRole('combobox', { name: /^Time zone/ }), 'istan');
      await userEvent.click(await screen.findByRole('option', { name: /Istanbul/ }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /figures per person/ }));
      await userEvent.click(save);
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenLastCalledWith({
          name: 'Dům U Mostu',
          time_zone: 'Europe/Istanbul',
          person_figures: false,
        }),
      );
    });
  },
};

/** Saved by what is around the form, the first time at once, then when told. */
function Saved(args: HouseFormProps) {
  const [house, setHouse] = useState(args.house);
  const [waiting, setWaiting] = useState<HouseFormValues | null>(null);
  const isFirst = house === args.house;
  return (
    <>
      <HouseForm {...args} house={house} onSubmit={isFirst ? setHouse : setWaiting} />
      <Button onClick={() => waiting && setHouse(waiting)}>Answer</Button>
    </>
  );
}

// P1
/** What was saved is shown without losing the focus, nor what is entered meanwhile. */
export const KeepsFocus: Story = {
  tags: ['!dev'],
  render: (args) => <Saved {...args} />,
  play: async ({ canvas, args, step }) => {
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('The form stays, with the values as they were saved', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, ' Dům U Mostu ');
      await userEvent.click(save);
      await waitFor(() => expect(name).toHaveValue('Dům U Mostu'));
      await expect(save).toHaveFocus();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    });
    await step('What is entered before the answer stays, and would be lost', async () => {
      await userEvent.type(name, ' 1');
      await userEvent.click(save);
      await userEvent.type(name, '2');
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
      await expect(name).toHaveValue('Dům U Mostu 12');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    });
  },
};
