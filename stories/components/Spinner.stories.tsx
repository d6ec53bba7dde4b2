import { Spinner } from '@concierge/ui/Spinner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  ...inLanguage(({ ui }) => ({ label: ui.loadingLabel })),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something is on its way; it is read out. */
export const Default: Story = {
  play: async (context) => {
    const name = textsOf(context).ui.loadingLabel;
    await waitFor(() => expect(context.canvas.getByRole('status', { name })).toBeVisible());
  },
};

/** As large as an icon in text, in a button, by itself. */
export const Sizes: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Row>
      <Spinner size={16} />
      <Spinner size={20} />
      <Spinner size={24} />
    </Row>
  ),
};
