import { ListFooter, type ListFooterProps } from '@concierge/ui/ListFooter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { narrowest } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

/** Holds the place in the list, as a page does in its address. */
function Held({ offset, limit, ...rest }: ListFooterProps) {
  const [place, setPlace] = useState({ offset, limit });
  return (
    <ListFooter
      {...rest}
      {...place}
      onOffsetChange={(next) => {
        setPlace({ ...place, offset: next });
        rest.onOffsetChange(next);
      }}
      onLimitChange={(next) => {
        setPlace({ offset: 0, limit: next });
        rest.onLimitChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/ListFooter',
  component: ListFooter,
  ...inLanguage(({ ui }) => ({
    offset: 0,
    limit: 10,
    totalCount: 47,
    pageSizes: [5, 10, 25, 50],
    onOffsetChange: fn(),
    onLimitChange: fn(),
    labels: ui.listFooterLabels,
  })),
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ListFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of five pages. */
export const Default: Story = {};

/** The first page, the last one, one that is all, and a long list. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => {
    // Two lists of a page have names of their own.
    const named = (label: string) => ({
      ...args.labels,
      pages: { ...args.labels.pages, label },
    });
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <Held {...args} />
        <Held {...args} offset={40} labels={named('Last page')} />
        <Held {...args} totalCount={3} labels={named('One page')} />
        <Held {...args} offset={1200} totalCount={12_480} labels={named('Many pages')} />
      </div>
    );
  },
};

// U10
/** On the narrowest phone, with long numbers too, nothing leaves the page. */
export const Narrow: Story = {
  ...AllStates,
  ...narrowest,
  tags: [],
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

// D4
export const Pages: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('The next page says which rows it has', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(args.onOffsetChange).toHaveBeenLastCalledWith(10);
      await expect(canvas.getByText('11–20 of 47')).toBeVisible();
    });
    await step('Another number of rows starts at the first one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Per page/ }));
      await userEvent.click(await screen.findByRole('option', { name: '25' }));
      await expect(args.onLimitChange).toHaveBeenLastCalledWith(25);
      await waitFor(() => expect(canvas.getByText('1–25 of 47')).toBeVisible());
    });
  },
};
