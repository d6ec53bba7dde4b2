import {
  HandOverDialog,
  type HandOverDialogProps,
  type HandOverItem,
} from '@concierge/ui/concierge/HandOverDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { colleaguesIn, handOverItems, manyColleagues, mixedResults } from '../fixtures/handOver.ts';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { narrowest } from '../fixtures/viewports.ts';
import { found, userNamed } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';
import { modal } from '../conformance/exceptions.ts';

type AnsweringProps = HandOverDialogProps & { outcome: readonly HandOverItem[] };

/** Answers at once, as the server did for each request. */
function Answering({ outcome, ...props }: AnsweringProps) {
  const [answered, setAnswered] = useState<readonly number[]>([]);
  return (
    <HandOverDialog
      {...props}
      items={answered.length > 0 ? outcome.filter(({ id }) => answered.includes(id)) : props.items}
      onHandOver={(handOver) => {
        props.onHandOver(handOver);
        setAnswered(handOver.ids);
      }}
    />
  );
}

/** The first colleague is deleted as soon as someone is chosen. */
function Leaving(props: HandOverDialogProps) {
  const [isGone, setGone] = useState(false);
  return (
    <HandOverDialog
      {...props}
      colleagues={isGone ? props.colleagues.slice(1) : props.colleagues}
      onDirtyChange={(dirty) => {
        props.onDirtyChange?.(dirty);
        if (dirty) setGone(true);
      }}
    />
  );
}

const Opener = openedByButton(HandOverDialog);
const LeavingOpener = openedByButton(Leaving);
const AnsweringOpener = openedByButton(Answering);

const dialog = () => within(screen.getByRole('dialog'));

/** The choice of a colleague opens by keyboard. */
async function openColleagues({ labels }: Texts) {
  const { colleague } = labels.handOver;
  dialog().getByRole('combobox', { name: colleague }).focus();
  await userEvent.keyboard('{ArrowDown}');
}

async function chooseColleague(texts: Texts, name: string) {
  await openColleagues(texts);
  const option = await screen.findByRole('option', { name });
  await userEvent.click(option);
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
}

// No AllStates: one dialog at a time is open. Each state is a story.
const meta = {
  title: 'Concierge/HandOverDialog',
  component: HandOverDialog,
  parameters: { conformance: modal },
  ...inLanguage((texts) => ({
    open: false,
    onOpenChange: fn(),
    items: handOverItems(texts, 1),
    colleagues: colleaguesIn(texts),
    onHandOver: fn(),
    labels: texts.labels.handOver,
  })),
  render: (args) => <Opener {...args} openText={args.labels.title} />,
  play: () => openByKeyboard('dialog'),
} satisfies Meta<typeof HandOverDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One request, and who could take it. */
export const Default: Story = { tags: ['picture'] };

// M9
export const HandOverOne: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { args, step } = context;
    const texts = textsOf(context);
    await openByKeyboard('dialog');
    const confirm = () => dialog().getByRole('button', { name: 'Hand over' });
    await step('Without a colleague there is nothing to confirm', async () => {
      await expect(confirm()).toBeDisabled();
    });
    await step('A colleague and a note that only staff read', async () => {
      await chooseColleague(texts, 'tomas');
      const note = dialog().getByRole('textbox', { name: 'Staff note (optional)' });
      await expect(note).toHaveAccessibleDescription('Only staff can read it.');
      await userEvent.click(note);
      await userEvent.paste(' Knock twice. ');
      await userEvent.click(confirm());
      await expect(args.onHandOver).toHaveBeenCalledWith({
        ids: [args.items[0]?.id],
        to: userNamed(texts.hotel, 'tomas').id,
        note: 'Knock twice.',
      });
    });
    await step('Escape gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed('dialog', () => screen.getByRole('button', { name: 'Hand over' }));
    });
  },
};

const threeItems = inLanguage((texts) => ({ items: handOverItems(texts, 3) }));

/** Of several the user may keep some. */
export const Many: Story = {
  ...threeItems,
  play: async (context) => {
    const texts = textsOf(context);
    const { confirm } = texts.labels.handOver;
    const [first, second, third] = handOverItems(texts, 3);
    await openByKeyboard('dialog');
    await expect(dialog().getByRole('button', { name: confirm(3) })).toBeDisabled();
    const name = (shown: string) => shown.includes(found(second).detail);
    await userEvent.click(dialog().getByRole('checkbox', { name }));
    await chooseColleague(texts, 'elif');
    await userEvent.click(dialog().getByRole('button', { name: confirm(2) }));
    await expect(context.args.onHandOver).toHaveBeenCalledWith({
      ids: [first?.id, third?.id],
      to: userNamed(texts.hotel, 'elif').id,
      note: '',
    });
  },
};

/** Afterward each request says what became of it. */
export const MixedResults: Story = {
  ...threeItems,
  render: (args, context) => (
    <AnsweringOpener
      {...args}
      openText={args.labels.title}
      outcome={mixedResults(textsOf(context), 3, 'elif')}
    />
  ),
  play: async (context) => {
    const texts = textsOf(context);
    const { labels, t } = texts;
    await openByKeyboard('dialog');
    await chooseColleague(texts, 'elif');
    await userEvent.click(dialog().getByRole('button', { name: labels.handOver.confirm(3) }));
    const rows = dialog().getAllByRole('listitem');
    const done = t('timeline:handOver.done', { name: 'elif' });
    const lost = t('timeline:takeOver.lost', { name: 'grace' });
    await expect(rows[0]?.textContent.endsWith(done)).toBe(true);
    await expect(rows[2]?.textContent.endsWith(lost)).toBe(true);
    await expect(dialog().queryByRole('checkbox')).toBeNull();
    const [, close] = dialog().getAllByRole('button', { name: labels.handOver.close });
    await waitFor(() => expect(close).toHaveFocus());
  },
};

/** More than ten colleagues are found by typing, without regard to case and accents. */
export const SearchedColleague: Story = {
  ...inLanguage((texts) => ({ colleagues: manyColleagues(texts) })),
  play: async (context) => {
    const texts = textsOf(context);
    await openByKeyboard('dialog');
    await openColleagues(texts);
    await userEvent.keyboard('sarka');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    // The option is mounted again while the list is narrowed.
    await waitFor(() => expect(screen.getByRole('option', { name: 'šárka' })).toBeVisible());
  },
};

// M9
/** Who is no longer there is no longer chosen. */
export const ColleagueLeaves: Story = {
  tags: ['!dev'],
  args: { onDirtyChange: fn() },
  render: (args) => <LeavingOpener {...args} openText={args.labels.title} />,
  play: async (context) => {
    const texts = textsOf(context);
    const { labels } = texts;
    await openByKeyboard('dialog');
    await chooseColleague(texts, found(context.args.colleagues[0]).name);
    await waitFor(() =>
      expect(dialog().getByRole('combobox', { name: labels.handOver.colleague })).toHaveValue(''),
    );
    await expect(dialog().getByRole('button', { name: labels.handOver.confirm(1) })).toBeDisabled();
    await expect(context.args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
  },
};

/** The colleagues are on their way. */
export const LoadingColleagues: Story = {
  args: { colleagues: [], loading: true },
  play: async (context) => {
    await openByKeyboard('dialog');
    const { loading } = textsOf(context).labels.handOver;
    await expect(dialog().getByRole('status')).toHaveTextContent(loading);
  },
};

/** Nobody else looks after the service. */
export const NoColleagues: Story = { args: { colleagues: [] } };

/** It is being handed over: the dialog stays open. */
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
  ...inLanguage(({ t }) => ({
    error: (
      <>
        <p>{t('timeline:error.handOver')}</p>
        <p>{t('errors:network')}</p>
      </>
    ),
  })),
  play: async () => {
    await openByKeyboard('dialog');
    await expect(dialog().getByRole('alert')).toBeVisible();
  },
};

/** Several requests on a narrow phone. */
export const Narrow: Story = { ...threeItems, ...narrowest };
