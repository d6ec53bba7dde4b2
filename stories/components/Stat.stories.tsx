import { Card, Grid, Skeleton, Stat } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../fixtures/frames.tsx';

const meta = {
  title: 'Components/Stat',
  tags: ['!autodocs'],
  component: Stat,
  args: { label: 'Open requests', value: '24' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { change: { label: '4 fewer than yesterday', direction: 'down', tone: 'success' } },
};

/** A figure, with a unit, with each change, described, loading, long. */
export const AllStates: Story = {
  tags: ['matrix'],
  decorators: [inWidth(760)],
  render: () => (
    <Grid columns={3}>
      {[
        <Stat key="plain" label="Open requests" value="24" />,
        <Stat key="unit" label="Until approved" value="3.5" unit="min" />,
        <Stat
          key="up"
          label="Completed"
          value="1 204"
          change={{ label: '12 % more than yesterday', direction: 'up', tone: 'success' }}
        />,
        <Stat
          key="down"
          label="Satisfied"
          value="81"
          unit="%"
          change={{ label: '5 % fewer than last week', direction: 'down', tone: 'danger' }}
          description="Of 96 answers"
        />,
        <Stat
          key="none"
          label="Rooms"
          value="120"
          change={{ label: 'As yesterday', direction: 'none' }}
        />,
        <Stat key="loading" label="Waiting" value={<Skeleton width="64px" height="32px" />} />,
        <Stat
          key="long"
          label="Nejneobhospodařovávatelnějšími požadavky dnešního dne"
          value="12 345 678 901,50"
          unit="Kč"
        />,
      ].map((stat) => (
        <Card key={stat.key} padding="sm">
          {stat}
        </Card>
      ))}
    </Grid>
  ),
};
