import { Flag } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Flag',
  tags: ['!autodocs'],
  component: Flag,
  args: { country: 'cz', size: 18 },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  tags: ['matrix'],
  render: () => (
    <Row>
      {([12, 15, 18] as const).flatMap((size) =>
        (['gb', 'tr', 'cz'] as const).map((country) => (
          <Flag key={`${country} ${size}`} country={country} size={size} />
        )),
      )}
    </Row>
  ),
};
