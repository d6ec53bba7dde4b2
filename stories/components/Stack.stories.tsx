import { Card } from '@concierge/ui/Card';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const cardsIn = ({ hotel }: Texts) =>
  hotel.services.slice(0, 3).map(({ id, service_name }) => (
    <Card key={id} padding="sm">
      {service_name}
    </Card>
  ));

const meta = {
  title: 'Components/Stack',
  component: Stack,
  ...inLanguage((texts) => ({ children: cardsIn(texts) }), inWidth(320)),
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below each other, with a gap. */
export const Default: Story = { tags: ['picture'] };

/** Three gaps, three places of narrower children, and a list without bullets. */
export const AllStates: Story = {
  render: (_args, context) => {
    const texts = textsOf(context);
    const cards = cardsIn(texts);
    const notes = texts.hotel.texts.services.towels.notes.slice(0, 2);
    return (
      <Stack gap={6}>
        {([0, 3, 8] as const).map((gap) => (
          <Stack key={gap} gap={gap}>
            {cards}
          </Stack>
        ))}
        {(['start', 'center', 'end'] as const).map((align) => (
          <Stack key={align} gap={1} align={align}>
            {cards}
          </Stack>
        ))}
        <Stack as="ul" gap={2}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Stack>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('list')).toHaveStyle({ listStyleType: 'none', paddingLeft: '0' });
  },
};
