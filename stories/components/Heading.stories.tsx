import { Heading } from '@concierge/ui/Heading';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  ...inLanguage(
    ({ t }) => ({
      level: 2 as const,
      children: t('requests:lists.waiting') as ReactNode,
    }),
    inWidth(420),
  ),
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading of a part of a page. */
export const Default: Story = {};

/** Every level as it looks by itself, a level with another size, a long one. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (_args, context) => (
    <Stack>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
      <Heading level={3} size="xxl" align="center">
        Large, in the middle
      </Heading>
      <Heading level={3}>{textsOf(context).t('dashboard:firstSteps.device.text')}</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 6 })).toHaveTextContent('Level 6');
    await expect(canvas.getByText('Large, in the middle').tagName).toBe('H3');
  },
};
