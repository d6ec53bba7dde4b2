import { StatusBadge } from '@concierge/ui/StatusBadge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  ...inLanguage(({ t }) => ({ tone: 'waiting' as const, children: t('requests:state.1') })),
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const TONES = [
  'waiting',
  'approved',
  'canceled',
  'done',
  'neutral',
  'info',
  'success',
  'warning',
  'danger',
] as const;

/** A request that waits. */
export const Default: Story = {};

/** Waiting red, approved blue, canceled near-black, done green; the others say how things are in general. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Stack>
      <Row>
        {TONES.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </Row>
      <Row>
        {TONES.map((tone) => (
          <StatusBadge key={tone} tone={tone} icon="clock">
            {tone}
          </StatusBadge>
        ))}
      </Row>
    </Stack>
  ),
};

/** The larger one, where it is read from afar or stands beside a heading. */
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <StatusBadge {...args} />
      <StatusBadge {...args} size="md" />
      <StatusBadge {...args} size="md" icon="clock" />
    </Row>
  ),
};
