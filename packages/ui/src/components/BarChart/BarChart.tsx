'use client';

import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { UserText } from '../UserText/UserText.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { textOf } from './chartModel.ts';
import { filled } from './chartStyle.ts';
import type { ChartProps } from './chartTypes.ts';
import { Mark, useMarks } from './useMarks.tsx';

export type {
  ChartLabels,
  ChartPoint,
  ChartProps,
  ChartSeries,
  ChartTone,
  ChartValue,
} from './chartTypes.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root, a `figure`. */
export interface BarChartProps extends ChartProps {}

/** Height of a bar with the gap under it, and how many are expected while loading. */
const ROW_PX = 32;
const EXPECTED = 5;

/**
 * Compares names by a bar for each, with one or up to four series one after the other in it, and the sum at its end.
 * For days use `LineChart`.
 */
export function BarChart(props: BarChartProps): ReactElement {
  const { series, points, loading } = props;
  const rows = loading ? EXPECTED : points.length;
  return (
    <ChartFrame
      {...props}
      component="BarChart"
      height={`${Math.max(rows, 1) * ROW_PX}px`}
      legend={series.length > 1 && <ChartLegend series={series} sample="bar" />}
      renderPicture={(titleId) => <Bars {...props} titleId={titleId} />}
    />
  );
}

/** A bar has a length of its own from zero on. */
const lengthOf = (one: { value: number } | null | undefined): number =>
  one && Number.isFinite(one.value) ? Math.max(one.value, 0) : 0;

function Bars({
  heading,
  series,
  points,
  format,
  render,
  titleId,
}: BarChartProps & { titleId: string }): ReactElement {
  const rows = points.map(({ values }) => series.map((_, at) => (values[at]?.value ?? 0) > 0));
  const { gridProps, markProps, hint } = useMarks(rows);
  const sums = points.map(({ values }) => values.reduce((sum, one) => sum + lengthOf(one), 0));
  const longest = Math.max(...sums, 1);
  return (
    <>
      <Grid {...gridProps} aria-labelledby={titleId} data-part="Picture">
        <Hidden role="row">
          <span role="columnheader">{heading}</span>
          {series.map(({ id, label }) => (
            <span key={id} role="columnheader">
              {label}
            </span>
          ))}
        </Hidden>
        {points.map((point, row) => (
          <Row key={point.id} role="row">
            <Name role="rowheader">
              <UserText>{point.label}</UserText>
            </Name>
            <Track>
              {series.map((one, column) => {
                const value = point.values[column];
                const size = { '--cc-share': lengthOf(value) / longest } as CSSProperties;
                return (
                  <Cell key={one.id} role="gridcell" style={size}>
                    {value && value.value > 0 && (
                      <Bar
                        {...markProps(
                          row,
                          column,
                          textOf(point, series.length > 1 ? one : undefined, value, format),
                        )}
                        href={value.href}
                        render={render}
                        data-tone={one.tone}
                        data-pattern={String(column)}
                        data-part="Bar"
                      />
                    )}
                  </Cell>
                );
              })}
              <Sum aria-hidden="true">{format(sums[row] ?? 0)}</Sum>
            </Track>
          </Row>
        ))}
      </Grid>
      {hint}
    </>
  );
}

const Grid = styled.div`
  @layer concierge.components {
    position: relative;
    display: grid;
    grid-template-columns: fit-content(35%) minmax(0, 1fr);
    column-gap: ${t.space[3]};
  }
`;

const Hidden = styled.div`
  @layer concierge.components {
    ${visuallyHidden}
  }
`;

const Row = styled.div`
  @layer concierge.components {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-block-size: ${ROW_PX}px;

    @media print {
      break-inside: avoid;
    }
  }
`;

const Name = styled.span`
  @layer concierge.components {
    padding-block: 2px;
    line-height: 1.2;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

/** The room after the longest bar is that of its sum. */
const Track = styled.div`
  @layer concierge.components {
    display: flex;
    align-items: center;
    padding-inline-end: 6ch;
  }
`;

const Cell = styled.div`
  @layer concierge.components {
    flex: none;
    inline-size: calc(var(--cc-share) * 100%);

    /* A small one lies over no other. */
    &:not(:empty) {
      min-inline-size: 4px;
    }
  }
`;

const Bar = styled(Mark)`
  @layer concierge.components {
    display: block;
    block-size: 20px;
    color: inherit;
    border-inline-end: 2px solid ${t.color.surface};
    border-radius: ${t.radius.sm};
    ${filled}

    &:hover {
      filter: brightness(0.92);
    }
    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Sum = styled.span`
  @layer concierge.components {
    margin-inline-start: ${t.space[1]};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
