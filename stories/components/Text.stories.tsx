import { Grid } from '@concierge/ui/Grid';
import { Stack } from '@concierge/ui/Stack';
import { Text } from '@concierge/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { inWidth } from '../fixtures/frames.tsx';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  ...inLanguage(
    ({ hotel }) => ({
      children: found(hotel.texts.news[0])[1] as ReactNode,
    }),
    inWidth(640),
  ),
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A paragraph. */
export const Default: Story = {};

/** Sizes, weights, tones, places, and its own breaks. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Grid columns={2} gap={6}>
      <Stack gap={2}>
        {(['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map((size) => (
          <Text key={size} size={size}>
            Size {size}
          </Text>
        ))}
        {(['regular', 'medium', 'semibold'] as const).map((weight) => (
          <Text key={weight} weight={weight} size="sm">
            Weight {weight}
          </Text>
        ))}
      </Stack>
      <Stack gap={2}>
        {(['default', 'muted', 'success', 'info', 'warning', 'danger'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            Tone {tone}
          </Text>
        ))}
        <Text align="center">In the middle</Text>
        <Text align="end">At the end</Text>
        <Text preserveBreaks>{'First line\nsecond line'}</Text>
      </Stack>
    </Grid>
  ),
};
