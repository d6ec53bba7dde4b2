import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn } from './dataTableTypes.ts';

const COLUMNS: readonly DataTableColumn<number>[] = [
  { id: 'state', header: 'State', cell: () => <StatusBadge tone="done">Done</StatusBadge> },
  { id: 'action', header: 'Action', cell: (row) => <Button className="mine">Edit {row}</Button> },
];

/** One server, two visits: each page has to come with all of its styles. */
function visit(): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <DataTable
        columns={COLUMNS}
        rows={[1, 2]}
        rowKey={(row) => row}
        label="Requests"
        labels={{ sortAscending: 'up', sortDescending: 'down', notSorted: 'not sorted' }}
        loadingLabel="Loading"
        empty={null}
      />,
    ),
  );
  const css = sheet.getStyleTags();
  sheet.seal();
  return { html, css };
}

/** The rules for an element with these classes, wherever they stand. */
const ruled = (css: string, className: string) =>
  className.split(' ').some((name) => css.includes(`.${name}{`));

it.each(['first', 'second'])('comes with its styles at the %s visit', () => {
  const { html, css } = visit();
  for (const component of ['DataTable', 'StatusBadge', 'Button']) {
    const tag = html.match(new RegExp(`<[^>]*data-component="${component}"[^>]*>`))?.[0] ?? '';
    expect(ruled(css, tag.match(/class="([^"]*)"/)?.[1] ?? '')).toBe(true);
  }
  expect(html).toMatch(/class="[^"]* mine"/);
});

it('draws cards in a narrow window before any script runs', () => {
  expect(visit().css).toMatch(/@media \(max-width:\s?640px\)/);
});
