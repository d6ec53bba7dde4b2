import { Flag } from '@concierge/ui/Flag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Flag',
  component: Flag,
  args: { country: 'cz' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a language, beside its name. */
export const Default: Story = {};

/** Those of the languages of the console. */
export const All: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Row>
      {(['gb', 'tr', 'cz'] as const).map((country) => (
        <Flag key={country} country={country} />
      ))}
    </Row>
  ),
};
