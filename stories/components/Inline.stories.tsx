import { Button, Inline, Stack, Tag } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const buttons = ['Today', 'Tomorrow', 'This week'].map((name) => (
  <Button key={name}>{name}</Button>
));

const meta = {
  title: 'Components/Inline',
  component: Inline,
  args: { children: buttons },
  decorators: [inWidth(320)],
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** Each place in the line, each place across it, wrapped and not; the last one from right to left. */
export const AllStates: Story = {
  render: () => (
    <Stack gap={5}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          <Tag>{justify}</Tag>
          <Tag>Room 204</Tag>
        </Inline>
      ))}
      {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Inline key={align} align={align}>
          <Tag>{align}</Tag>
          <Button size="lg">Open</Button>
        </Inline>
      ))}
      <Inline gap={1} data-testid="wrapped">
        {buttons}
        {buttons}
      </Inline>
      <Inline dir="rtl" wrap={false}>
        <Tag>first</Tag>
        <Tag>second</Tag>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const wrapped = canvas.getByTestId('wrapped');
    await expect(wrapped.scrollWidth).toBeLessThanOrEqual(wrapped.clientWidth);
    const [first, second] = ['first', 'second'].map((text) => canvas.getByText(text));
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? Infinity,
    );
  },
};
