import { Timeline } from '@concierge/ui';
import { NoteComposer, RequestTimeline, type RequestTimelineProps } from '@concierge/ui/concierge';
import { noteComposerLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { press } from '../fixtures/keyboard.ts';
import { say } from '../fixtures/product.ts';
import { controlled } from '../fixtures/stateful.tsx';
import { fullTimeline, timelineLabels } from '../fixtures/timeline.ts';

const Controlled = controlled<RequestTimelineProps>(RequestTimeline, 'open', 'onOpenChange');

const meta = {
  title: 'Concierge/RequestTimeline',
  component: RequestTimeline,
  args: {
    title: say('timeline:title'),
    open: false,
    onOpenChange: fn(),
    device: { href: '/settings/devices?device=204', label: say('timeline:device') },
    children: (
      <>
        <Timeline entries={fullTimeline.slice(0, 4)} labels={timelineLabels} />
        <NoteComposer canReachGuest onSend={fn()} labels={noteComposerLabels('Room 204')} />
      </>
    ),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inWidth(520)],
} satisfies Meta<typeof RequestTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

// No AllStates: it is open or closed, each a story.
export const Default: Story = {};
export const Open: Story = { tags: ['picture-dark'], args: { open: true } };

// M11
export const Toggles: Story = {
  tags: ['!dev'],
  play: async ({ canvas, step }) => {
    const toggle = canvas.getByRole('button', { name: say('timeline:title') });
    await step('The button opens the timeline, and says so', async () => {
      await press(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByRole('region', { name: say('timeline:title') })).toBeVisible();
    });
    await step('Again, and it is gone', async () => {
      await press(toggle);
      await expect(canvas.queryByRole('region')).toBeNull();
    });
  },
};
