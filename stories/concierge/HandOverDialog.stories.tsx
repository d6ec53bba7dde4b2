import { HandOverDialog, type HandOverDialogProps } from '@concierge/ui/concierge';
import * as cs from '@concierge/ui/labels/cs';
import { handOverDialogLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  colleagues,
  manyColleagues,
  manyItems,
  mixedItems,
  oneItem,
} from '../fixtures/handOver.ts';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { modal } from '../conformance/exceptions.ts';

/** Answers at once, as the server did for each request. */
function Answering(props: HandOverDialogProps) {
  const [items, setItems] = useState(props.items);
  return (
    <HandOverDialog
      {...props}
      items={items}
      onHandOver={(handOver) => {
        props.onHandOver(handOver);
        setItems(mixedItems.filter(({ id }) => handOver.ids.includes(id)));
      }}
    />
  );
}

const Opener = openedByButton(HandOverDialog, 'Hand over');
const AnsweringOpener = openedByButton(Answering, 'Hand over');

const dialog = () => within(screen.getByRole('dialog'));

/** By keyboard: opens the list, types to find, chooses. */
async function chooseColleague(name: string) {
  dialog()
    .getByRole('button', { name: /Colleague/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  const option = await screen.findByRole('option', { name });
  await userEvent.click(option);
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
}

// No AllStates: one dialog at a time is open. Each state is a story.
const meta = {
  title: 'Concierge/HandOverDialog',
  component: HandOverDialog,
  parameters: { conformance: modal },
  args: {
    open: false,
    onOpenChange: fn(),
    items: oneItem,
    colleagues,
    onHandOver: fn(),
    labels: handOverDialogLabels,
  },
  render: (args) => <Opener {...args} />,
  play: () => openByKeyboard('dialog'),
} satisfies Meta<typeof HandOverDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

// M9
export const HandOverOne: Story = {
  tags: ['!dev'],
  play: async ({ args, step }) => {
    await openByKeyboard('dialog');
    const confirm = () => dialog().getByRole('button', { name: 'Hand over' });
    await step('Without a colleague there is nothing to confirm', async () => {
      await expect(confirm()).toBeDisabled();
    });
    await step('A colleague and a note that only staff read', async () => {
      await chooseColleague('tomas');
      const note = dialog().getByRole('textbox', { name: 'Staff note (optional)' });
      await expect(note).toHaveAccessibleDescription('Only staff can read it.');
      await userEvent.click(note);
      await userEvent.paste(' Knock twice. ');
      await userEvent.click(confirm());
      await expect(args.onHandOver).toHaveBeenCalledWith({
        ids: [41],
        to: 4,
        note: 'Knock twice.',
      });
    });
    await step('Escape gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed('dialog', () => screen.getByRole('button', { name: 'Hand over' }));
    });
  },
};

/** Of several the user may keep some. */
export const Many: Story = {
  args: { items: manyItems },
  play: async ({ args }) => {
    await openByKeyboard('dialog');
    await expect(dialog().getByRole('button', { name: 'Hand over 3 requests' })).toBeDisabled();
    await userEvent.click(dialog().getByRole('checkbox', { name: /Towels/ }));
    await chooseColleague('elif');
    await userEvent.click(dialog().getByRole('button', { name: 'Hand over 2 requests' }));
    await expect(args.onHandOver).toHaveBeenCalledWith({ ids: [41, 43], to: 2, note: '' });
  },
};

/** Afterward each request says what became of it. */
export const MixedResults: Story = {
  args: { items: manyItems },
  render: (args) => <AnsweringOpener {...args} />,
  play: async () => {
    await openByKeyboard('dialog');
    await chooseColleague('elif');
    await userEvent.click(dialog().getByRole('button', { name: 'Hand over 3 requests' }));
    const rows = dialog().getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/Handed over$/);
    await expect(rows[2]).toHaveTextContent(/eva.dvorakova took it over before$/);
    await expect(dialog().queryByRole('checkbox')).toBeNull();
    const [, close] = dialog().getAllByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
  },
};

/** More than ten colleagues are found by typing, without regard to case and accents. */
export const SearchedColleague: Story = {
  args: { colleagues: manyColleagues },
  play: async () => {
    await openByKeyboard('dialog');
    dialog()
      .getByRole('button', { name: /Colleague/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Find a colleague' });
    await userEvent.type(search, 'sarka');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    // The option is mounted again while the list is narrowed.
    await waitFor(() => expect(screen.getByRole('option', { name: 'šárka' })).toBeVisible());
  },
};

export const LoadingColleagues: Story = {
  args: { colleagues: [], loading: true },
  play: async () => {
    await openByKeyboard('dialog');
    await expect(dialog().getByRole('status')).toHaveTextContent('Loading colleagues');
  },
};

export const NoColleagues: Story = { args: { colleagues: [] } };

export const Pending: Story = {
  args: { pending: true },
  play: async () => {
    await openByKeyboard('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** It failed: what was chosen and typed stays. */
export const Failed: Story = {
  args: { error: 'The request was not handed over. The server cannot be reached.' },
  play: async () => {
    await openByKeyboard('dialog');
    await expect(dialog().getByRole('alert')).toBeVisible();
  },
};

export const NarrowCzech: Story = {
  args: { labels: cs.handOverDialogLabels, items: manyItems },
  globals: { locale: 'cs', viewport: { value: 'mobile1' } },
};
