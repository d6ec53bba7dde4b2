import { Alert } from '@concierge/ui/Alert';
import { HouseForm } from '@concierge/ui/concierge/HouseForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
