import { Timeline } from '@concierge/ui/Timeline';
import { NoteComposer } from '@concierge/ui/concierge/NoteComposer';
import {
  RequestTimeline,
  type RequestTimelineProps,
} from '@concierge/ui/concierge/RequestTimeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { press } from '../fixtures/keyboard.ts';
import { controlled } from '../fixtures/stateful.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';
import { requestOfTimeline, timelineIn } from '../setup/timeline.ts';

const Controlled = controlled<RequestTimelineProps>(RequestTimeline, 'open', 'onOpenChange');

const meta = {
  title: 'Concierge/RequestTimeline',
  component: RequestTimeline,
  ...inLanguage((texts) => {
    const { t, labels } = texts;
    const { device_name, device_serial_id } = requestOfTimeline(texts);
    return {
      title: t('timeline:title'),
      open: false,
      onOpenChange: fn(),
      device: { href: `/rooms?search=${device_serial_id}`, label: t('timeline:device') },
      children: (
        <>
          <Timeline entries={timelineIn(texts)} labels={labels.timeline} />
          <NoteComposer canReachGuest onSend={fn()} labels={labels.noteComposer(device_name)} />
        </>
      ),
    };
  }, inWidth(520)),
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RequestTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

// No AllStates: it is open or closed, each a story.
/** Closed: most requests are answered without it. */
export const Default: Story = {};
/** What happened so far, and a note to add. */
export const Open: Story = {
  tags: ['picture-dark'],
  args: { open: true },
};

// M11
export const Toggles: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, step } = context;
    const name = textsOf(context).t('timeline:title');
    const toggle = canvas.getByRole('button', { name });
    await step('The button opens the timeline, and says so', async () => {
      await press(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    });
    await step('Again, and it is gone', async () => {
      await press(toggle);
      await expect(canvas.queryByRole('region')).toBeNull();
    });
  },
};
