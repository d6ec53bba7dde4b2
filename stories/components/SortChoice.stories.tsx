import { SortChoice, type SortChoiceProps } from '@concierge/ui/SortChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';
import { sortColumns } from '../fixtures/options.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

/** Holds the order, as a page does in its address. */
function Held({ sortBy, direction, ...rest }: SortChoiceProps) {
  const [order, setOrder] = useState({ sortBy, direction });
  return (
    <SortChoice
      {...rest}
      {...order}
      onSortChange={(nextBy, nextDirection) => {
        setOrder({ sortBy: nextBy, direction: nextDirection });
        rest.onSortChange(nextBy, nextDirection);
      }}
    />
  );
}

const meta = {
  title: 'Components/SortChoice',
  component: SortChoice,
  ...inLanguage(({ t, ui }) => ({
    columns: sortColumns(t),
    sortBy: 'id',
    direction: 'DESC' as const,
    onSortChange: fn(),
    labels: ui.sortChoiceLabels,
  })),
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SortChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By a time: the newest first. */
export const Default: Story = {};

/** By a time and by a text: the directions have other words. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Row gap={48}>
      <Held {...args} />
      <Held {...args} sortBy="device" direction="ASC" />
    </Row>
  ),
};

// U42
export const Columns: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('A text starts with its first letter, a time with the newest', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Device' }));
      await expect(args.onSortChange).toHaveBeenLastCalledWith('device', 'ASC');
      await userEvent.click(canvas.getByRole('radio', { name: 'Completed at (local)' }));
      await expect(args.onSortChange).toHaveBeenLastCalledWith('completed_at', 'DESC');
    });
    await step('The direction is chosen beside it', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Oldest first' }));
      await expect(args.onSortChange).toHaveBeenLastCalledWith('completed_at', 'ASC');
    });
  },
};
