import { Icon, iconNames } from '@concierge/ui/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'concierge-bell' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn in the color of the text beside it. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** It says something that no text beside it says. */
export const Named: Story = {
  ...inLanguage(({ t }) => ({ name: 'eye-off' as const, label: t('messages:devices.notViewed') })),
  play: async (context) => {
    const name = textsOf(context).t('messages:devices.notViewed');
    await waitFor(() => expect(context.canvas.getByRole('img', { name })).toBeVisible());
  },
};

/** Every bundled icon. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 152px)', gap: 12 }}>
      {iconNames.map((name) => (
        <Row key={name} gap={8}>
          <Icon name={name} size={20} />
          <small>{name}</small>
        </Row>
      ))}
    </div>
  ),
};
