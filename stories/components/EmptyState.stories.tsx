import { Button, EmptyState } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inCard } from '../fixtures/frames.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No requests', children: 'New requests appear here automatically.' },
  decorators: [inCard],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Both tones, from the title alone to all parts. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {(['neutral', 'warning'] as const).flatMap((tone) => [
        <EmptyState key={`${tone} title`} tone={tone} title="No requests" />,
        <EmptyState key={`${tone} text`} tone={tone} title="No requests">
          New requests appear here automatically.
        </EmptyState>,
        <EmptyState
          key={`${tone} action`}
          tone={tone}
          icon="concierge-bell"
          title="No services yet"
          action={<Button iconStart="plus">Add service</Button>}
        >
          Guests can ask for nothing until there is one.
        </EmptyState>,
      ])}
    </div>
  ),
};
