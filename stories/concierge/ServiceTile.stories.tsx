import { ServiceTile } from '@concierge/ui/concierge/ServiceTile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row, Stack } from '../fixtures/Layout.tsx';
import { iconSrc } from '../hotel/iconSrc.tsx';

const meta = {
  title: 'Concierge/ServiceTile',
  component: ServiceTile,
  args: { src: iconSrc('hand-platter'), color: '#3e63dd' },
} satisfies Meta<typeof ServiceTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const tile = canvasElement.querySelector('[data-component="ServiceTile"]');
    await expect(tile).toHaveAttribute('aria-hidden', 'true');
  },
};

const COLORS = ['#3e63dd', '#000000', '#ffffff', '#ffe629', '#46a758', '#e5484d', undefined];

/** Both sizes on dark, light and strong colors, and without one; the ink is readable on all. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ src }) => (
    <Stack>
      {(['md', 'sm'] as const).map((size) => (
        <Row key={size}>
          {COLORS.map((color) => (
            <ServiceTile key={color ?? 'none'} src={src} color={color} size={size} />
          ))}
        </Row>
      ))}
    </Stack>
  ),
};

/** No image, but the space is kept. */
export const WithoutImage: Story = { args: { src: '' } };
