import { Figure } from '@concierge/ui/Figure';
import { Grid } from '@concierge/ui/Grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sheetModes } from '../setup/chromaticModes.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf, type Texts } from '../setup/texts.ts';

const labelIn = ({ t }: Texts) => t('requests:state.4');

const meta = {
  title: 'Components/Figure',
  component: Figure,
  ...inLanguage((texts) => ({
    label: labelIn(texts),
    value: (1204).toLocaleString(texts.language),
    href: 'https://example.com/requests',
    change: { text: '+12%', direction: 'up', tone: 'good' } as const,
  })),
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

// P1
/** A number that leads to what it counts, with its change. */
export const Default: Story = {
  play: async (context) => {
    const link = context.canvas.getByRole('link', { name: /1.?204/ });
    await expect(link).toHaveAccessibleName(new RegExp(`^${labelIn(textsOf(context))}: `));
  },
};

/** Better, worse, neither, unchanged, without a list, with more, and as it loads. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
  render: ({ label }) => (
    <Grid itemWidth="sm">
      <Figure
        label={label}
        value="1,204"
        href="https://example.com/requests"
        change={{ text: '+12%', direction: 'up', tone: 'good' }}
      />
      <Figure
        label={label}
        value="96"
        href="https://example.com/requests"
        change={{ text: '+40%', direction: 'up', tone: 'bad' }}
      />
      <Figure
        label={label}
        value="12"
        href="https://example.com/requests"
        change={{ text: '−8%', direction: 'down' }}
      />
      <Figure label={label} value="7" change={{ text: '0%', direction: 'same' }} />
      <Figure label={label} value="4 min" detail="90%: 12 min" />
      <Figure label={label} value="" loading />
    </Grid>
  ),
};
