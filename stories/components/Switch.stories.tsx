import { Switch } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';
import { control } from '../conformance/exceptions.ts';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  parameters: { conformance: control },
  args: { children: 'Housekeeping', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack>
      <Switch {...args}>Off</Switch>
      <Switch {...args} defaultChecked>
        On
      </Switch>
      <Switch {...args} disabled>
        Off, disabled
      </Switch>
      <Switch {...args} disabled defaultChecked>
        On, disabled
      </Switch>
      <Switch {...args} pending defaultChecked>
        On its way
      </Switch>
    </Stack>
  ),
};

export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: 'Housekeeping' });
    await waitFor(() => expect(control).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

/** While a change is being saved presses do nothing, and the focus stays. */
export const Pending: Story = {
  args: { pending: true, checked: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const control = canvas.getByRole('switch');
    await expect(control).toBeChecked();
    await waitFor(() => expect(control).toHaveFocus());
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** A refused change goes back by itself: the caller's value rules. */
export const Refused: Story = {
  args: { checked: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

// Q3
/** With what it does, and why it could not be turned on. */
export const Invalid: Story = {
  args: {
    children: 'Notify at night',
    description: 'Between 22:00 and 6:00.',
    error: 'Allow notifications in the browser first.',
  },
  play: async ({ canvas, step }) => {
    await step('It is invalid and described', async () => {
      const control = canvas.getByRole('switch', { name: 'Notify at night' });
      await expect(control).toBeInvalid();
      await expect(control).toHaveAccessibleDescription(
        'Allow notifications in the browser first. Between 22:00 and 6:00.',
      );
    });
  },
};
