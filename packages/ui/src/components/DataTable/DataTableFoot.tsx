import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { DataTableColumn } from './dataTableTypes.ts';

/** The row below all others: what the columns come to. */
export function DataTableFoot<Row>({
  columns,
}: {
  columns: ReadonlyArray<DataTableColumn<Row>>;
}): ReactElement {
  return (
    <Foot role={'rowgroup' as const} data-part="Foot">
      <tr role={'row' as const}>
        {columns.map(({ id, align, footer, header, hideLabel, primary }) => (
          <td
            key={id}
            role={'cell' as const}
            data-align={align}
            data-label={hideLabel || primary ? undefined : header}
          >
            {footer}
          </td>
        ))}
      </tr>
    </Foot>
  );
}

const Foot = styled.tfoot`
  @layer concierge.components {
    background: ${t.color.surfaceSunken};

    & > tr > td {
      padding: ${t.space[1]} ${t.space[3]};
      block-size: 40px;
      border-block-start: 1px solid ${t.color.borderStrong};
      font-weight: ${t.weight.medium};
      overflow-wrap: anywhere;
    }
  }
`;

/** As a card, without what has no value. */
export const footCard: string = `
  & > tfoot > tr {
    display: grid;
    padding: ${t.space[2]} 0;
    border-block-start: 1px solid ${t.color.borderStrong};
  }
  & > tfoot > tr > td {
    display: flex;
    align-items: baseline;
    gap: ${t.space[3]};
    block-size: auto;
    min-block-size: 28px;
    border: 0;
  }
  & > tfoot > tr > td:empty { display: none; }
  & > tfoot > tr > td::before {
    content: attr(data-label) / '';
    flex: none;
    inline-size: max(96px, 34%);
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
  & > tfoot > tr > td:not([data-label])::before { display: none; }
`;
