import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { DataTable } from './DataTableWithLabels.tsx';

it('rendered on a server has cards in a narrow window before any script runs', () => {
  const sheet = new ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <DataTable
        columns={[{ id: 'state', header: 'State', cell: String }]}
        rows={[1, 2]}
        rowKey={(row) => row}
        label="Requests"
        labels={{ sortAscending: 'up', sortDescending: 'down', notSorted: 'not sorted' }}
        loadingLabel="Loading"
        empty={null}
      />,
    ),
  );
  expect(sheet.getStyleTags()).toMatch(/@media \(max-width:\s?640px\)/);
  sheet.seal();
});
