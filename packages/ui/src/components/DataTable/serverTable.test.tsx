import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';

const COLUMNS = [
  { id: 'state', header: 'State', cell: String, width: '120px' },
  { id: 'note', header: 'Note', cell: String, minWidth: '200px' },
];

function renderOnServer(count: number): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <DataTable
        columns={COLUMNS}
        rows={Array.from({ length: count }, (_, at) => at)}
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

it('rendered on a server has cards in a narrow window before any script runs', () => {
  expect(renderOnServer(2).css).toMatch(/@media screen and \(max-width:\s?640px\)/);
});

it.each([2, 200])('Q1 rendered on a server with %i rows has no style attribute', (count) => {
  expect(renderOnServer(count).html).not.toContain(' style=');
});

it('Q1 rendered on a server has the widths of its columns in a rule', () => {
  expect(renderOnServer(2).css).toMatch(/:nth-child\(1\)\s?\{\s?inline-size:\s?120px/);
  expect(renderOnServer(200).css).toMatch(/--columns:\s?120px minmax\(200px, ?1fr\)/);
});
