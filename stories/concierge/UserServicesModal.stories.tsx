import { UserServicesModal, type UserServicesModalProps } from '@concierge/ui/concierge';
import { userServicesModalLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { assignableServices } from '../fixtures/services.ts';
import { modal } from '../conformance/exceptions.ts';

/** Holds the assignments as the console does; `refuse` makes every change fail. */
function Holding({ refuse = false, ...props }: UserServicesModalProps & { refuse?: boolean }) {
  const [services, setServices] = useState(props.services);
  return (
    <UserServicesModal
      {...props}
      services={services}
      onAssignedChange={(id, assigned) => {
        props.onAssignedChange(id, assigned);
        if (refuse) return;
        setServices(services.map((one) => (one.id === id ? { ...one, assigned } : one)));
      }}
    />
  );
}

const Opener = openedByButton(Holding, 'Open');

// No AllStates: one modal at a time is open. Each state of the list is a story.
const meta = {
  title: 'Concierge/UserServicesModal',
  component: UserServicesModal,
  parameters: { conformance: modal },
  args: {
    open: false,
    onOpenChange: fn(),
    username: 'ayse.yilmaz',
    services: assignableServices,
    onAssignedChange: fn(),
    labels: userServicesModalLabels,
  },
  render: (args) => <Opener {...args} />,
  play: () => openByKeyboard('dialog', 'Services of ayse.yilmaz'),
} satisfies Meta<typeof UserServicesModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

// F8
export const Toggle: Story = {
  tags: ['!dev'],
  play: async ({ args, step }) => {
    await openByKeyboard('dialog', 'Services of ayse.yilmaz');
    await step('Every service has a switch that shows the assignment', async () => {
      await expect(screen.getAllByRole('switch')).toHaveLength(assignableServices.length);
      await expect(screen.getByRole('switch', { name: 'Housekeeping' })).toBeChecked();
      await expect(screen.getByRole('switch', { name: 'Room service' })).not.toBeChecked();
    });
    await step('The keyboard turns one on', async () => {
      screen.getByRole('switch', { name: 'Room service' }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onAssignedChange).toHaveBeenCalledWith(2, true);
      await expect(screen.getByRole('switch', { name: 'Room service' })).toBeChecked();
    });
    await step('Close gives the focus back', async () => {
      await userEvent.click(
        screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body,
      );
      await expectClosed('dialog', () => screen.getByRole('button', { name: 'Open' }));
    });
  },
};

// F8
export const Refused: Story = {
  render: (args) => <Opener {...args} refuse />,
  play: async ({ args, step }) => {
    await openByKeyboard('dialog', 'Services of ayse.yilmaz');
    await step('After a refusal the switch is as before', async () => {
      const control = screen.getByRole('switch', { name: 'Housekeeping' });
      await userEvent.click(control);
      await expect(args.onAssignedChange).toHaveBeenCalledWith(1, false);
      await expect(control).toBeChecked();
    });
  },
};

/** The change is being saved: the switch keeps the focus and ignores presses. */
export const Pending: Story = {
  args: {
    services: assignableServices.map((one) => (one.id === 2 ? { ...one, pending: true } : one)),
  },
  play: async ({ args }) => {
    await openByKeyboard('dialog', 'Services of ayse.yilmaz');
    const control = screen.getByRole('switch', { name: 'Room service' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(args.onAssignedChange).not.toHaveBeenCalled();
    await waitFor(() => expect(control).toHaveFocus());
    await expect(control).toHaveAttribute('aria-busy', 'true');
  },
};

export const Loading: Story = { args: { services: [], loading: true } };

export const Empty: Story = { args: { services: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
