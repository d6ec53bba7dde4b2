import { Alert } from '@concierge/ui/Alert';
import { StayForm } from '@concierge/ui/concierge/StayForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Concierge/StayForm',
  component: StayForm,
  ...inLanguage(
    ({ guestLanguages, labels }) => ({
      languages: guestLanguages,
      onSubmit: fn(),
      onClose: fn(),
      onDirtyChange: fn(),
      labels: labels.stay,
    }),
    inWidth(520),
  ),
} satisfies Meta<typeof StayForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it does, and what may be known of the guest. */
export const Default: Story = {};

/** Nothing known, on its way, a stay that someone else has started, and what is known of a guest. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => {
    const { t, hotel, labels } = textsOf(context);
    return (
      <div style={{ display: 'grid', gap: 40 }}>
        <StayForm {...args} />
        <StayForm {...args} pending />
        <StayForm {...args}>
          <Alert tone="warning">
            {t('devices:newStay.changed', { device: hotel.texts.room(204) })}
          </Alert>
        </StayForm>
        <StayForm {...args} stay={{ lang: 'de', do_not_disturb: true }} labels={labels.editStay} />
      </div>
    );
  },
};

// O11
export const Filled: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('Nothing has to be known', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start new stay' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenLastCalledWith({ lang: null, do_not_disturb: false }),
      );
    });
    await step('The language and the wish for quiet are passed', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Do not disturb' }));
      await userEvent.click(canvas.getByRole('combobox', { name: /Guest’s language/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'German' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Start new stay' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenLastCalledWith({ lang: 'de', do_not_disturb: true }),
      );
    });
  },
};
