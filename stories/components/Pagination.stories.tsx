import { Pagination } from '@concierge/ui/Pagination';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/stateful.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const Controlled = controlled(Pagination, 'page', 'onPageChange');

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  ...inLanguage(({ ui }) => ({
    page: 0,
    pageCount: 5,
    onPageChange: fn(),
    labels: ui.paginationLabels,
  })),
  render: (args) => <Controlled key={args.pageCount} {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five pages: all are shown. */
export const Default: Story = {};

const PLACES: readonly [pageCount: number, page: number][] = [
  [2, 0],
  [5, 2],
  [30, 0],
  [30, 14],
  [30, 29],
];

const places = (args: Story['args'] & typeof meta.args) => (
  <Stack>
    {PLACES.map(([pageCount, page]) => (
      <Controlled
        key={`${pageCount} ${page}`}
        {...args}
        pageCount={pageCount}
        page={page}
        labels={{ ...args.labels, label: `Page ${page + 1} of ${pageCount}` }}
      />
    ))}
  </Stack>
);

/** Few pages and many, at the beginning, in the middle and at the end. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => places(args),
};

/** Nothing to choose, nothing rendered: not in the menu, since its picture is empty. */
export const OnePage: Story = {
  tags: ['!dev'],
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

// D4
/** Thirty pages: those around the current one, and at both ends. */
export const Many: Story = {
  args: { pageCount: 30, page: 14 },
  play: async ({ canvas, step }) => {
    await step('Five pages around the current one, three at either end', async () => {
      const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
      await expect(texts.slice(1, -1)).toEqual([
        '1',
        '2',
        '3',
        '13',
        '14',
        '15',
        '16',
        '17',
        '28',
        '29',
        '30',
      ]);
    });
  },
};

// U10
/** Where space is short the first and the last page stay. */
export const Narrow: Story = {
  args: { pageCount: 30, page: 14 },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Controlled {...args} />
    </div>
  ),
  play: async (context) => {
    const { canvas, step } = context;
    const { page } = textsOf(context).ui.paginationLabels;
    await step('First and last page are one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: page(30) }));
      await userEvent.click(canvas.getByRole('button', { name: page(1) }));
      await userEvent.click(canvas.getByRole('button', { name: page(2) }));
      await expect(canvas.queryByRole('button', { name: page(15) })).toBeNull();
    });
  },
};

/** Dots stand for the pages left out, wherever the current one is. */
export const NarrowPlaces: Story = {
  render: (args) => <div style={{ inlineSize: 320 }}>{places(args)}</div>,
};

/** The arrow that was pressed cannot be pressed again: the focus goes to the page reached. */
export const FocusAtTheEnd: Story = {
  tags: ['!dev'],
  args: { pageCount: 3, page: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Page 3, current' })).toHaveFocus(),
    );
  },
};

export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Page 1, current' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Page 2, current' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
  },
};
