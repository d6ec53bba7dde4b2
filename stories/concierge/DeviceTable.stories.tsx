import { EmptyState } from '@concierge/ui';
import { DeviceTable, type DeviceTableProps } from '@concierge/ui/concierge';
import { deviceTableLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { devices } from '../fixtures/devices.ts';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { press } from '../fixtures/keyboard.ts';
import { table } from '../conformance/exceptions.ts';

const menuOf = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

// No AllStates: Default has a device in each state; each state of the table is a story.
const meta = {
  title: 'Concierge/DeviceTable',
  component: DeviceTable,
  parameters: { conformance: table },
  args: {
    devices,
    onAction: fn() as DeviceTableProps['onAction'],
    labels: deviceTableLabels,
    empty: <EmptyState icon="tablet-smartphone" title="No devices yet" />,
  },
  decorators: [inCard],
} satisfies Meta<typeof DeviceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

// O1
/** A device in each state. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step(
      'Name, serial id, group, state, what it reports, last and open requests',
      async () => {
        const row = canvas.getByRole('row', { name: /Room 311/ });
        await expect(row).toHaveTextContent('TAB-0311');
        await expect(row).toHaveTextContent('Floor 3');
        await expect(row).toHaveTextContent('Offline02.03.2026 09:02');
        await expect(row).toHaveTextContent('3%');
        await expect(row).toHaveTextContent('Do not disturb');
      },
    );
    await step('Open requests lead to them', async () => {
      const link = canvas.getByRole('link', { name: '2 open requests from Room 204' });
      await expect(link).toHaveAttribute('href', '/requests/open?device_id=1');
    });
  },
};

// O1 O11
/** What an administrator can do with a device. */
export const Actions: Story = {
  play: async ({ args, step }) => {
    await step('The keyboard opens the actions of a device', async () => {
      await press(menuOf('Room 204'));
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
      await expect(entries()).toEqual([
        'Edit',
        'New stay',
        'New key',
        'Requests',
        'Messages',
        'Revoke access',
      ]);
    });
    await step('A new stay', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'New stay' }));
      await expect(args.onAction).toHaveBeenCalledWith('stay', devices[0]);
    });
    await step('What is revoked has no stay and is revoked already', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await press(menuOf('Lobby kiosk'));
      const revoke = await screen.findByRole('menuitem', { name: 'Revoke access' });
      await expect(revoke).toHaveAttribute('aria-disabled', 'true');
      await expect(screen.getByRole('menuitem', { name: 'New key' })).not.toHaveAttribute(
        'aria-disabled',
      );
    });
  },
};

/** Operators read; the menu leads to the history of a device. */
export const ReadOnly: Story = {
  args: { onAction: undefined },
  play: async () => {
    await press(menuOf('Room 204'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(entries()).toEqual(['Requests', 'Messages']);
  },
};

/** Rows become cards. */
export const Narrow: Story = { decorators: [inWidth(327)] };
