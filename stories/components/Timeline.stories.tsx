import { Button, Timeline, type TimelineProps } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { press } from '../fixtures/keyboard.ts';
import {
  fullTimeline,
  longTimeline,
  timelineLabels,
  withdrawnTimeline,
} from '../fixtures/timeline.ts';

/** Loads in two steps, as a product does: the second is the last. */
function Loading(props: TimelineProps) {
  const [steps, setSteps] = useState(1);
  const all = longTimeline(12);
  return (
    <Timeline
      {...props}
      entries={all.slice(-4 * steps)}
      onEarlier={steps < 3 ? () => setSteps(steps + 1) : undefined}
    />
  );
}

/** A colleague acts while it is open. */
function Growing(props: TimelineProps) {
  const [count, setCount] = useState(2);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Timeline {...props} entries={fullTimeline.slice(0, count)} style={{ inlineSize: '100%' }} />
      <Button onClick={() => setCount(count + 1)}>A colleague acts</Button>
    </div>
  );
}

// No AllStates: a list of texts; each kind of entry is in Default, each state of the list is a story.
const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: { entries: fullTimeline, labels: timelineLabels },
  decorators: [inWidth(560)],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

// M11 M12
/** Staff, guest and system, a note for staff, a message to the guest, and a withdrawn note. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async ({ canvas, step }) => {
    const list = within(canvas.getByRole('list', { name: 'Timeline' }));
    await step('A named list, oldest first, with who, when and from where', async () => {
      const items = list.getAllByRole('listitem');
      await expect(items).toHaveLength(fullTimeline.length);
      await expect(items[0]).toHaveTextContent('Received from Room 204Tablet10:24');
      await expect(items.at(-1)).toHaveTextContent('Completed by eva.dvorakova');
    });
    await step('A note says who reads it, in words', async () => {
      await expect(list.getByText('Staff only')).toBeVisible();
      await expect(list.getByText('To Room 204')).toBeVisible();
    });
  },
};

/** The author took the note back; that there was one stays. */
export const Withdrawn: Story = {
  args: { entries: withdrawnTimeline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This note was withdrawn.')).toBeVisible();
  },
};

/** The author may still withdraw the note. */
export const WithAction: Story = {
  args: {
    entries: fullTimeline.slice(0, 3).map((entry) => ({
      ...entry,
      action: entry.id === 'a3' && (
        <Button size="sm" variant="ghost" iconStart="undo-2">
          Withdraw
        </Button>
      ),
    })),
  },
};

// M11
/** Entries before the first one load on demand; the last press leaves the focus on the list. */
export const Earlier: Story = {
  render: (args) => <Loading {...args} />,
  play: async ({ canvas, step }) => {
    const items = () => canvas.getAllByRole('listitem');
    const button = () => canvas.queryByRole('button', { name: 'Show earlier entries' });
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
      await expect(canvas.getByRole('list', { name: 'Timeline' })).toHaveFocus();
    });
    await step('What was loaded before is not read out as news', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};

// M11
/** What is added while it is open is tinted and read out. */
export const LiveInsert: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, step }) => {
    await step('A new entry comes last and is read out once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'A colleague acts' }));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /^Staff note from elif, The guest is hard/,
      );
      await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('data-fresh', 'true');
      await expect(canvas.getAllByRole('listitem')[1]).not.toHaveAttribute('data-fresh');
    });
  },
};

/** Three hundred entries: those off screen are not laid out. */
export const Long: Story = {
  args: { entries: longTimeline(300), style: { blockSize: 480, overflow: 'auto' }, tabIndex: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(300);
    const last = canvas.getAllByRole('listitem').at(-1) as HTMLElement;
    await expect(getComputedStyle(last).contentVisibility).toBe('auto');
  },
};

export const FirstLoad: Story = {
  args: { entries: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the timeline');
  },
};
