import { Card } from '@concierge/ui/Card';
import { Grid } from '@concierge/ui/Grid';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const NAMES = ['spa', 'taxi', 'luggage', 'minibar', 'wifi', 'concierge'] as const;

const cardsIn = ({ hotel }: Texts) =>
  NAMES.map((name) => (
    <Card key={name} padding="sm">
      {hotel.texts.services[name].name}
    </Card>
  ));

const meta = {
  title: 'Components/Grid',
  component: Grid,
  ...inLanguage((texts) => ({ children: cardsIn(texts) }), inWidth(880)),
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As many columns as have room. */
export const Default: Story = { tags: ['picture'] };

const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ');

/** By number, by width, and in a box that is narrower than one item. */
export const AllStates: Story = {
  render: (_args, context) => {
    const cards = cardsIn(textsOf(context));
    return (
      <Stack gap={6}>
        {([2, 3, 4, 5, 6] as const).map((columns) => (
          <Grid key={columns} columns={columns} gap={1} data-testid={`by ${columns}`}>
            {cards}
          </Grid>
        ))}
        {(['sm', 'md', 'lg', 'xl'] as const).map((itemWidth) => (
          <Grid key={itemWidth} itemWidth={itemWidth} gap={3} data-testid={itemWidth}>
            {cards}
          </Grid>
        ))}
        <div style={{ inlineSize: 100 }}>
          <Grid data-testid="narrow">{cards.slice(0, 2)}</Grid>
        </div>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByTestId('by 5'))).toHaveLength(5);
    await expect(columnsOf(canvas.getByTestId('sm'))).toHaveLength(6);
    await expect(columnsOf(canvas.getByTestId('xl'))).toHaveLength(2);
    await expect(columnsOf(canvas.getByTestId('narrow'))).toEqual(['100px']);
  },
};
