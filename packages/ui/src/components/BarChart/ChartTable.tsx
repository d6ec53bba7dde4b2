import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { Link } from '../Link/Link.tsx';
import { UserText } from '../UserText/UserText.tsx';
import { textOf } from './chartModel.ts';
import type { ChartProps } from './chartTypes.ts';

interface ChartTableProps extends Pick<
  ChartProps,
  'heading' | 'series' | 'points' | 'format' | 'render'
> {
  /** Accessible name. */
  label: string;
}

/** The values of a picture in words: a row for each point, a column for each series. */
export function ChartTable({
  label,
  heading,
  series,
  points,
  format,
  render,
}: ChartTableProps): ReactElement {
  return (
    <Table aria-label={label} data-part="Table">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {series.map(({ id, label: name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.id}>
            <th scope="row">
              <UserText>{point.label}</UserText>
            </th>
            {series.map((one, at) => {
              const value = point.values[at];
              return (
                <td key={one.id}>
                  {value?.href === undefined ? (
                    value && format(value.value)
                  ) : (
                    <Link
                      href={value.href}
                      render={render}
                      aria-label={textOf(point, one, value, format)}
                    >
                      {format(value.value)}
                    </Link>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  @layer concierge.components {
    border-collapse: collapse;
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;

    & th,
    & td {
      padding: 2px ${t.space[2]};
      border-block-end: 1px solid ${t.color.border};
      text-align: end;
      overflow-wrap: anywhere;
    }
    & th:first-child {
      text-align: start;
    }
    & td > a {
      display: inline-grid;
      align-items: center;
      min-inline-size: ${t.size.target};
      min-block-size: ${t.size.target};
    }
    & th {
      font-weight: ${t.weight.medium};
    }
    & thead th {
      color: ${t.color.textMuted};
      vertical-align: bottom;
    }
  }
`;
