import { PasswordField } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';
import { inWidth } from '../fixtures/frames.tsx';
import { textField } from '../conformance/exceptions.ts';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: { conformance: textField },
  args: {
    label: 'Password',
    defaultValue: 'correct horse',
    labels: { show: 'Show password', hide: 'Hide password' },
    onChange: fn(),
  },
  decorators: [inWidth(360)],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Empty, filled, described, invalid and disabled. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack gap={20}>
      <PasswordField {...args} defaultValue="" label="Empty" required />
      <PasswordField {...args} label="Filled" />
      <PasswordField {...args} label="Described" description="At least 8 characters." />
      <PasswordField {...args} label="Wrong" error="Passwords do not match." />
      <PasswordField {...args} label="Disabled" disabled />
    </Stack>
  ),
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus(),
    );
  },
};
