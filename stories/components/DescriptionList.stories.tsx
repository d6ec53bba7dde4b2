import { DescriptionList, Stack, Tag } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const items = [
  { term: 'Guest', description: 'Jana Nováková' },
  { term: 'Room', description: <Tag>204</Tag> },
  { term: 'Arrival', description: '2 March 2026, 14:00' },
  { term: 'Note', description: 'Nejneobhospodařovávatelnějšími požadavky dnešního dne' },
];

const meta = {
  title: 'Components/DescriptionList',
  tags: ['!autodocs'],
  component: DescriptionList,
  args: { items },
  decorators: [inWidth(480)],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: 'grid', divided: true } };

/** Each layout, with lines, and in a narrow place. */
export const AllStates: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={8}>
      {(['rows', 'stacked', 'grid'] as const).map((layout) => (
        <DescriptionList key={layout} items={items} layout={layout} />
      ))}
      <DescriptionList items={items} divided />
      <div style={{ inlineSize: 200 }}>
        <DescriptionList items={items} />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    const [definition] = canvas.getAllByRole('definition');
    await expect(term).toHaveTextContent('Guest');
    await expect(definition?.offsetTop).toBe(term?.offsetTop);
    const narrowTerm = canvas.getAllByRole('term').at(-1);
    const narrowValue = canvas.getAllByRole('definition').at(-1);
    await expect(narrowValue?.offsetTop).toBeGreaterThan(narrowTerm?.offsetTop ?? Infinity);
  },
};
