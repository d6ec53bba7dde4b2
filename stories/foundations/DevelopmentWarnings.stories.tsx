import { DataTable } from '@concierge/ui/DataTable';
import { UiProvider } from '@concierge/ui/foundations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';

const meta = {
  title: 'Foundations/Development warnings',
  tags: ['!dev'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a production build, as of Storybook, there is no code for them. */
const areSaid = process.env.NODE_ENV !== 'production';

/** Longer than it takes until a page without tokens is reported. */
const later = () => new Promise((done) => setTimeout(done, 2500));

const warnings = () => (console.warn as unknown as { mock: { calls: unknown[][] } }).mock.calls;

// Q5
/** Without tokens nothing has a color: the page says so instead of looking broken without a word. */
export const NoTokens: Story = {
  render: () => (
    <UiProvider locale="en">
      <p>A page without tokens</p>
    </UiProvider>
  ),
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--cc-color-text', 'initial');
    return () => {
      style.removeProperty('--cc-color-text');
    };
  },
  play: async ({ step }) => {
    await step('Names what is missing, in development', async () => {
      await later();
      const said = warnings().flat().join();
      await expect(said.includes('render <GlobalStyle />')).toBe(areSaid);
    });
    document.documentElement.style.removeProperty('--cc-color-text');
  },
};

const COLUMN = { id: 'room', header: 'Room', cell: (row: string) => row, primary: true };
const KEPT = [COLUMN];
const ROWS = ['Room 101'];
const SORT = { sortAscending: 'Up', sortDescending: 'Down', notSorted: 'Not sorted' };

const TICKS = 20;

/**
 * Renders again and again, with the same columns or with new ones. Each tick waits for the render
 * of the one before: on a busy machine React would render several at once, and count too few.
 */
function Ticking({ label, stable }: { label: string; stable: boolean }) {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (ticks === TICKS) return undefined;
    const frame = requestAnimationFrame(() => setTicks(ticks + 1));
    return () => cancelAnimationFrame(frame);
  }, [ticks]);
  return (
    <>
      <DataTable
        label={label}
        rows={ROWS}
        rowKey={(row) => row}
        columns={stable ? KEPT : [COLUMN]}
        labels={SORT}
        loadingLabel="Loading"
        empty="Nothing"
      />
      <output>{`${label}: ${ticks}`}</output>
    </>
  );
}

// Q5
/** New columns at every render make a table render every cell again. */
export const UnstableColumns: Story = {
  render: () => (
    <>
      <Ticking label="Kept" stable />
      <Ticking label="Recreated" stable={false} />
    </>
  ),
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByText(`Kept: ${TICKS}`)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(`Recreated: ${TICKS}`)).toBeVisible());
    await step('Names the table whose columns change, in development', async () => {
      const named = warnings().map(([text]) => /"(.+)"/.exec(String(text))?.[1]);
      await expect(named).toEqual(areSaid ? ['Recreated'] : []);
    });
  },
};
