import { Button } from '@concierge/ui/Button';
import { Timeline, type TimelineEntry, type TimelineProps } from '@concierge/ui/Timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { press } from '../fixtures/keyboard.ts';
import { found } from '../hotel/hotel.ts';
import { requestOfTimeline, timelineIn } from '../setup/timeline.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

/** With what the server does by itself; the console has no such entries. */
function entriesIn(texts: Texts): TimelineEntry[] {
  const { t } = texts;
  const entries = timelineIn(texts);
  const { at, dateTime } = found(entries.at(-1));
  const text = t('audit:change.value', { name: 'marco', value: t('audit:actions.user.deleted') });
  return [...entries, { id: 'system', actor: 'system', text, at, dateTime }];
}

/** As many entries as a request collects in a bad night. */
function longTimeline(entries: readonly TimelineEntry[], count: number): TimelineEntry[] {
  // Each of one line: axe cannot judge more of them where they are not laid out.
  const short = entries.filter(({ audience }) => audience !== 'guest');
  const [arrived, ...turns] = short.filter(({ withdrawn }) => !withdrawn);
  return Array.from({ length: count }, (_, at) => ({
    ...found(at === 0 ? arrived : turns[at % turns.length]),
    id: at + 1,
  }));
}

/** Loads in two steps, as a product does: the second is the last. */
function Loading(props: TimelineProps) {
  const [steps, setSteps] = useState(1);
  return (
    <Timeline
      {...props}
      entries={props.entries.slice(-4 * steps)}
      onEarlier={steps < 3 ? () => setSteps(steps + 1) : undefined}
    />
  );
}

/** A note is added while it is open. */
function Growing({ add, ...props }: TimelineProps & { add: string }) {
  const [count, setCount] = useState(2);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Timeline {...props} entries={props.entries.slice(0, count)} style={{ inlineSize: '100%' }} />
      <Button onClick={() => setCount(count + 1)}>{add}</Button>
    </div>
  );
}

// No AllStates: a list of texts; each kind of entry is in Default, each state of the list is a story.
const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  ...inLanguage(
    (texts) => ({
      entries: entriesIn(texts) as readonly TimelineEntry[],
      labels: texts.ui.timelineLabels,
    }),
    inWidth(560),
  ),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

// M11 M12
/** Staff, guest and system, a note for staff, a message to the guest, and a withdrawn note. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const { canvas, step } = context;
    const texts = textsOf(context);
    const { t, ui } = texts;
    const entries = timelineIn(texts);
    const list = within(canvas.getByRole('list', { name: ui.timelineLabels.list }));
    await step('A named list, oldest first, with who, when and from where', async () => {
      const items = list.getAllByRole('listitem');
      await expect(items).toHaveLength(entries.length + 1);
      const [arrived, done] = [found(entries[0]), found(entries.at(-1))];
      await expect(items[0]).toHaveTextContent(`${arrived.text}${arrived.at}`);
      const end = `${done.text}${t('timeline:source.console')}${done.at}`;
      await expect(items.at(-2)).toHaveTextContent(end);
    });
    await step('A note says who reads it, in words', async () => {
      await expect(list.getByText(t('timeline:onlyStaff'))).toBeVisible();
      const device = requestOfTimeline(texts).device_name;
      await expect(list.getByText(t('timeline:toDevice', { device }))).toBeVisible();
    });
  },
};

/** The author took the note back; that there was one stays. */
export const Withdrawn: Story = {
  ...inLanguage((texts) => {
    const [arrived, approved, , , withdrawn] = timelineIn(texts);
    return { entries: [arrived, approved, withdrawn].map(found) };
  }),
  play: async (context) => {
    const text = textsOf(context).t('timeline:withdrawn');
    await expect(context.canvas.getByText(text)).toBeVisible();
  },
};

/** The author may still withdraw the note. */
export const WithAction: Story = inLanguage((texts) => ({
  entries: timelineIn(texts)
    .slice(0, 3)
    .map((entry) => ({
      ...entry,
      action: entry.audience === 'staff' && (
        <Button size="sm" variant="ghost" iconStart="undo-2">
          {texts.t('timeline:withdraw')}
        </Button>
      ),
    })),
}));

// M11
/** Entries before the first one load on demand; the last press leaves the focus on the list. */
export const Earlier: Story = {
  ...inLanguage((texts) => ({ entries: longTimeline(timelineIn(texts), 12) })),
  render: (args) => <Loading {...args} />,
  play: async (context) => {
    const { canvas, step } = context;
    const { earlier, list } = textsOf(context).ui.timelineLabels;
    const items = () => canvas.getAllByRole('listitem');
    const button = () => canvas.queryByRole('button', { name: earlier });
    await step('The keyboard loads more, and the focus stays', async () => {
      await expect(items()).toHaveLength(4);
      await press(button() as HTMLElement);
      await waitFor(() => expect(items()).toHaveLength(8));
      await expect(button()).toHaveFocus();
    });
    await step('Once everything is there the focus is on the list', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(items()).toHaveLength(12));
      await expect(button()).toBeNull();
      await expect(canvas.getByRole('list', { name: list })).toHaveFocus();
    });
    await step('What was loaded before is not read out as news', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};

const addIn = ({ t }: Texts) => t('timeline:composer.sendNote');

// M11
/** What is added while it is open is tinted and read out. */
export const LiveInsert: Story = {
  render: (args, context) => <Growing {...args} add={addIn(textsOf(context))} />,
  play: async (context) => {
    const { canvas, step } = context;
    const texts = textsOf(context);
    const { text, note } = found(timelineIn(texts)[2]);
    await step('A new entry comes last and is read out once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: addIn(texts) }));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
      const news = canvas.getByRole('status').textContent ?? '';
      await expect(news.startsWith(`${text}, ${note}`)).toBe(true);
      await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('data-fresh', 'true');
      await expect(canvas.getAllByRole('listitem')[1]).not.toHaveAttribute('data-fresh');
    });
  },
};

/** Three hundred entries: those off screen are not laid out. */
export const Long: Story = {
  ...inLanguage((texts) => ({
    entries: longTimeline(timelineIn(texts), 300),
    style: { blockSize: 480, overflow: 'auto' },
    tabIndex: 0,
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(300);
    const last = canvas.getAllByRole('listitem').at(-1) as HTMLElement;
    await expect(getComputedStyle(last).contentVisibility).toBe('auto');
  },
};

/** The entries are on their way. */
export const FirstLoad: Story = {
  args: { entries: [], loading: true },
  play: async (context) => {
    const { loading } = textsOf(context).ui.timelineLabels;
    await expect(context.canvas.getByRole('status')).toHaveTextContent(loading);
  },
};
