import { Badge } from '@concierge/ui/Badge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';
import { asRead } from '../fixtures/asRead.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';
import { sheetModes } from '../setup/chromaticModes.ts';

const labelIn = ({ t }: Texts) => t('shell:menu.services', { count: 4 });

const meta = {
  title: 'Components/Badge',
  component: Badge,
  ...inLanguage((texts) => ({ count: 4, label: labelIn(texts) })),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number, which is read out with what it counts. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(asRead(labelIn(textsOf(context))))).toBeInTheDocument();
    await expect(canvas.getByText('4')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Of 0 there is no badge. */
export const Counts: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
  render: () => (
    <Row>
      {[0, 1, 12, 99, 100, 4321].map((count) => (
        <Badge key={count} count={count} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
