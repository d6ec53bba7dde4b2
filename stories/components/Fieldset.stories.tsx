import { Fieldset, NumberField, Stack, TextField } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const fields = (
  <>
    <TextField label="Street" />
    <TextField label="Town" />
  </>
);

const meta = {
  title: 'Components/Fieldset',
  tags: ['!autodocs'],
  component: Fieldset,
  args: { legend: 'Invoice address', children: fields },
  decorators: [inWidth(360)],
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { description: 'As it stands on the invoice.' } };

/** Described, with an error of the whole, off, with its name for screen readers only. */
export const AllStates: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <Stack gap={8}>
      <Fieldset
        legend="Invoice address"
        description="As it stands on the invoice."
        error="This address is not known."
      >
        {children}
      </Fieldset>
      <Fieldset legend="Off" disabled>
        {children}
        <NumberField
          label="Guests"
          defaultValue={2}
          labels={{
            increment: 'One more',
            decrement: 'One fewer',
            unreadable: 'This is no number.',
          }}
          disabled
        />
      </Fieldset>
      <Fieldset legend="Only for screen readers" legendHidden>
        {children}
      </Fieldset>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const address = canvas.getByRole('group', { name: 'Invoice address' });
    await expect(address).toHaveAccessibleDescription(
      'This address is not known. As it stands on the invoice.',
    );
    await expect(canvas.getByRole('group', { name: 'Only for screen readers' })).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: 'Town' })[1]).toBeDisabled();
  },
};
