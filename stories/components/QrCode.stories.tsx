import { QrCode } from '@concierge/ui/QrCode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const address = 'https://hotel.example/tablet#key=dk_7Qm2vXwT9sLr4BzE';

const labelIn = ({ t, hotel }: Texts) =>
  t('devices:key.qr', { device: found(hotel.devices[13]).name });

// No AllStates: one drawing, whose size is a number.
const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  ...inLanguage((texts) => ({ value: address, label: labelIn(texts) })),
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dark on light in every theme: scanners fail on light codes. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const name = labelIn(textsOf(context));
    const code = context.canvas.getByRole('img', { name });
    await expect(code).toBeVisible();
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(code.getBoundingClientRect().width).toBe(192);
  },
};

/** Never wider than its place. */
export const Narrow: Story = {
  args: { size: 320 },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <QrCode {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBe(160);
    await expect(Math.round(height)).toBe(160);
  },
};
