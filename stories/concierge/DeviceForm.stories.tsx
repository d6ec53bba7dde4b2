import { Alert } from '@concierge/ui';
import { DeviceForm } from '@concierge/ui/concierge';
import { deviceFormLabels as czechLabels } from '@concierge/ui/labels/cs';
import { deviceFormLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { say } from '../fixtures/product.ts';

const meta = {
  title: 'Concierge/DeviceForm',
  component: DeviceForm,
  args: {
    autoFocus: false,
    onSubmit: fn(),
    onClose: fn(),
    onDirtyChange: fn(),
    labels: {
      ...deviceFormLabels,
      namePlaceholder: say('devices:form.namePlaceholder'),
      groupPlaceholder: say('devices:form.groupPlaceholder'),
    },
  },
  decorators: [inWidth(520)],
} satisfies Meta<typeof DeviceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const device = { id: 3, name: 'Room 204', group_name: 'Floor 2' };

export const Default: Story = {};

/** A new device, one that is there, and both on their way. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <DeviceForm {...args} />
      <DeviceForm {...args} device={device} />
      <DeviceForm {...args} device={device} pending />
    </div>
  ),
};

// O1
export const Missing: Story = {
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await step('What is missing is said, and the first such field has the focus', async () => {
      const name = canvas.getByRole('textbox', { name: /^Name/ });
      await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a name.'));
      await expect(canvas.getByText('Enter a serial number.')).toBeVisible();
      await waitFor(() => expect(name).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

export const SerialTaken: Story = {
  args: { serialError: say('errors:device_exist') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Serial/ })).toHaveFocus());
  },
};

export const NotSaved: Story = {
  args: {
    device,
    children: (
      <Alert tone="danger" title={say('devices:error.save')}>
        {say('errors:network')}
      </Alert>
    ),
  },
};

export const Czech: Story = { args: { labels: czechLabels }, globals: { locale: 'cs' } };

// O1
export const Filled: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('What was typed is passed without outer blanks, no group as null', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), ' Room 204 ');
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
      await userEvent.type(canvas.getByRole('textbox', { name: /^Serial/ }), 'room-204 ');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Group/ }), '  {Enter}');
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          name: 'Room 204',
          serial_id: 'room-204',
          group_name: null,
        }),
      );
    });
  },
};
