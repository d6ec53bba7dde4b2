import {
  UserServicesModal,
  type UserServicesModalProps,
} from '@concierge/ui/concierge/UserServicesModal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { modal } from '../conformance/exceptions.ts';
import { found, type Hotel, userNamed } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const USERNAME = 'grace';

/** The services of the hotel, and whether she looks after them. */
function servicesIn(hotel: Hotel) {
  const own = hotel.inCharge.get(userNamed(hotel, USERNAME).id);
  return hotel.services.map(({ id, service_name, full_path, bg_color }) => ({
    id,
    name: service_name,
    iconSrc: full_path,
    color: bg_color,
    assigned: own?.includes(id) ?? false,
  }));
}

/** Holds the assignments as the console does; `refuse` makes every change fail. */
function Holding({ refuse = false, ...props }: UserServicesModalProps & { refuse?: boolean }) {
  const [changed, setChanged] = useState<Readonly<Record<number, boolean>>>({});
  return (
    <UserServicesModal
      {...props}
      services={props.services.map((one) => ({
        ...one,
        assigned: changed[one.id] ?? one.assigned,
      }))}
      onAssignedChange={(id, assigned) => {
        props.onAssignedChange(id, assigned);
        if (!refuse) setChanged({ ...changed, [id]: assigned });
      }}
    />
  );
}

const Opener = openedByButton(Holding);

// No AllStates: one modal at a time is open. Each state of the list is a story.
const meta = {
  title: 'Concierge/UserServicesModal',
  component: UserServicesModal,
  parameters: { conformance: modal },
  ...inLanguage(({ hotel, labels }) => ({
    open: false,
    onOpenChange: fn(),
    username: USERNAME,
    services: servicesIn(hotel),
    onAssignedChange: fn(),
    labels: labels.userServices,
  })),
  render: (args) => <Opener {...args} openText={args.labels.title(args.username)} />,
  play: (context) => openByKeyboard('dialog', textsOf(context).labels.userServices.title(USERNAME)),
} satisfies Meta<typeof UserServicesModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A switch per service, on where the user looks after it. */
export const Default: Story = { tags: ['picture'] };

// F8
export const Toggle: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { args, step } = context;
    await meta.play(context);
    await step('Every service has a switch that shows the assignment', async () => {
      await expect(screen.getAllByRole('switch')).toHaveLength(args.services.length);
      await expect(screen.getByRole('switch', { name: 'Room Service' })).toBeChecked();
      await expect(screen.getByRole('switch', { name: 'Housekeeping' })).not.toBeChecked();
    });
    await step('The keyboard turns one on', async () => {
      screen.getByRole('switch', { name: 'Housekeeping' }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onAssignedChange).toHaveBeenCalledWith(1, true);
      await expect(screen.getByRole('switch', { name: 'Housekeeping' })).toBeChecked();
    });
    await step('Close gives the focus back', async () => {
      await userEvent.click(
        screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body,
      );
      await expectClosed('dialog', () =>
        screen.getByRole('button', { name: args.labels.title(USERNAME) }),
      );
    });
  },
};

// F8
/** The server says no: the switch is as before. */
export const Refused: Story = {
  render: (args) => <Opener {...args} refuse openText={args.labels.title(args.username)} />,
  play: async (context) => {
    const { args, step } = context;
    const own = found(servicesIn(textsOf(context).hotel).find(({ assigned }) => assigned));
    await meta.play(context);
    await step('After a refusal the switch is as before', async () => {
      const control = screen.getByRole('switch', { name: own.name });
      await userEvent.click(control);
      await expect(args.onAssignedChange).toHaveBeenCalledWith(own.id, false);
      await expect(control).toBeChecked();
    });
  },
};

/** The change is being saved: the switch keeps the focus and ignores presses. */
export const Pending: Story = {
  ...inLanguage(({ hotel }) => ({
    services: servicesIn(hotel).map((one) => (one.id === 2 ? { ...one, pending: true } : one)),
  })),
  play: async (context) => {
    const { name } = found(servicesIn(textsOf(context).hotel).find(({ id }) => id === 2));
    await meta.play(context);
    const control = screen.getByRole('switch', { name });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(context.args.onAssignedChange).not.toHaveBeenCalled();
    await waitFor(() => expect(control).toHaveFocus());
    await expect(control).toHaveAttribute('aria-busy', 'true');
  },
};

/** The services are on their way. */
export const Loading: Story = { args: { services: [], loading: true } };

/** The project has none yet. */
export const NoServices: Story = { args: { services: [] } };

/** On a phone. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
