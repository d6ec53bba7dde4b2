import { EmptyState } from '@concierge/ui/EmptyState';
import {
  DeviceTable,
  type DeviceRow,
  type DeviceTableProps,
} from '@concierge/ui/concierge/DeviceTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { devicesIn } from '../fixtures/devices.ts';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { pressButton } from '../fixtures/keyboard.ts';
import { asRead } from '../fixtures/asRead.ts';
import { expectTwoLines } from '../fixtures/twoLineRows.ts';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';
import { table } from '../conformance/exceptions.ts';

const openMenu = async ({ labels }: Texts, device: DeviceRow) => {
  await pressButton(labels.deviceTable.actionsOf(device));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

// No AllStates: Default has a device in each state; each state of the table is a story.
const meta = {
  title: 'Concierge/DeviceTable',
  component: DeviceTable,
  parameters: { conformance: table },
  ...inLanguage(
    (texts) => ({
      devices: Object.values(devicesIn(texts)),
      onAction: fn() as DeviceTableProps['onAction'],
      labels: texts.labels.deviceTable,
      empty: (
        <EmptyState icon="tablet-smartphone" title={texts.t('devices:empty.title')}>
          {texts.t('devices:empty.body')}
        </EmptyState>
      ),
    }),
    inCard,
  ),
} satisfies Meta<typeof DeviceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

// O1
/** A device in each state. */
export const Default: Story = {
  tags: ['picture'],
  play: async (context) => {
    const { canvas, step } = context;
    const texts = textsOf(context);
    const { busy, undisturbed, offline } = devicesIn(texts);
    const rowOf = ({ serialId }: DeviceRow) =>
      found(canvas.getAllByRole('row').find((row) => row.textContent.includes(serialId)));
    await step(
      'Name, serial id, group, state, what it reports, last and open requests',
      async () => {
        const row = rowOf(offline);
        await expect(row).toHaveTextContent(offline.name);
        await expect(row).toHaveTextContent(texts.hotel.texts.floor(3));
        await expect(row).toHaveTextContent(
          `${texts.t('devices:state.offline')}${offline.offlineSince}`,
        );
        const battery = texts.t('devices:battery', { percent: 4 });
        await expect(row).toHaveTextContent(asRead(battery));
        await expect(row).toHaveTextContent(offline.lastRequest ?? '');
        await expect(rowOf(undisturbed)).toHaveAccessibleName(
          new RegExp(texts.t('devices:stay.doNotDisturb')),
        );
      },
    );
    await step('Open requests lead to them', async () => {
      const name = texts.t('devices:table.openRequests', { device: busy.name, count: 2 });
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', `/requests/open?device_id=${busy.id}`);
    });
  },
};

// O1 O11
/** What can be done with a device. */
export const Actions: Story = {
  play: async (context) => {
    const { args, step } = context;
    const texts = textsOf(context);
    const { actions } = texts.labels.deviceTable;
    const { busy, revoked } = devicesIn(texts);
    await step('The keyboard opens the actions of a device', async () => {
      await openMenu(texts, busy);
      await expect(entries()).toEqual([
        actions.newRequest,
        actions.edit,
        actions.stay,
        actions.editStay,
        actions.rotate,
        actions.requests,
        actions.messages,
        actions.revoke,
      ]);
    });
    await step('A new stay', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: actions.stay }));
      await expect(args.onAction).toHaveBeenCalledWith('stay', busy);
    });
    await step(
      'What is revoked has no stay to start or change, and is revoked already',
      async () => {
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        await openMenu(texts, revoked);
        const entry = (name: string) => screen.getByRole('menuitem', { name });
        for (const name of [actions.stay, actions.editStay, actions.revoke])
          await expect(entry(name)).toHaveAttribute('aria-disabled', 'true');
        await expect(entry(actions.rotate)).not.toHaveAttribute('aria-disabled');
      },
    );
  },
};

// U69
/** Operators start and change stays, and no more. */
export const StaysOnly: Story = {
  args: { actions: ['stay', 'editStay'] },
  play: async (context) => {
    const texts = textsOf(context);
    const { stay, editStay, requests, messages } = texts.labels.deviceTable.actions;
    await openMenu(texts, devicesIn(texts).busy);
    await expect(entries()).toEqual([stay, editStay, requests, messages]);
  },
};

/** For reading; the menu leads to the history of a device. */
export const ReadOnly: Story = {
  args: { onAction: undefined },
  play: async (context) => {
    const texts = textsOf(context);
    const { requests, messages } = texts.labels.deviceTable.actions;
    await openMenu(texts, devicesIn(texts).busy);
    await expect(entries()).toEqual([requests, messages]);
  },
};

// U77
/** On a phone rows are cards of two lines. */
export const Narrow: Story = {
  decorators: [inWidth(327)],
  // Since when one is offline may need a third line.
  play: async ({ canvas }) => expectTwoLines(canvas.getByRole('table'), 3),
};
