import { Skeleton } from '@concierge/ui/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { width: '240px' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The place of a line of text that is on its way. */
export const Default: Story = {};

/** Of a picture, of lines of text, of a block. */
export const Shapes: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Row>
      <Skeleton shape="circle" />
      <Stack gap={8}>
        <Skeleton width="180px" />
        <Skeleton width="120px" />
      </Stack>
      <Skeleton shape="block" width="160px" height="48px" />
    </Row>
  ),
};
