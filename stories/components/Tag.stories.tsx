import { Tag } from '@concierge/ui/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  ...inLanguage(({ hotel }) => ({ children: found(hotel.devices[13]).name })),
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A device that a message goes to. */
export const Default: Story = {};

/** An icon says how it is, in words to screen readers. */
export const WithIcon: Story = {
  ...inLanguage(({ t }) => ({
    icon: 'eye-off' as const,
    iconLabel: t('messages:devices.notViewed'),
  })),
  play: async (context) => {
    const name = textsOf(context).t('messages:devices.notViewed');
    await waitFor(() => expect(context.canvas.getByRole('img', { name })).toBeVisible());
  },
};

/** Every tone. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Row>
      {(['neutral', 'success', 'info', 'warning', 'danger'] as const).map((tone) => (
        <Tag key={tone} tone={tone} icon="tablet">
          {tone}
        </Tag>
      ))}
    </Row>
  ),
};
