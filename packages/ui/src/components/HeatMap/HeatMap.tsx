'use client';

import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { ChartFrame } from '../BarChart/ChartFrame.tsx';
import { textOf } from '../BarChart/chartModel.ts';
import type { ChartProps } from '../BarChart/chartTypes.ts';
import { Mark, useMarks } from '../BarChart/useMarks.tsx';
import { HEAT_SHADES } from './heatShades.ts';

/**
 * The series are its rows, such as weekdays, and the points its columns, such as hours. `className`, `style`, `id`,
 * `data-*`, `aria-*` and `ref` go to the root, a `figure`.
 */
export interface HeatMapProps extends ChartProps {}

/** The last one is the accent itself. */
const SHADES = HEAT_SHADES.length + 1;

/**
 * Shows when most happens: the more, the darker, and the number is written in each cell. In a narrow place rows and
 * columns change places.
 */
export function HeatMap(props: HeatMapProps): ReactElement {
  return (
    <ChartFrame
      {...props}
      component="HeatMap"
      height={`${(props.series.length + 1) * 28}px`}
      renderPicture={(titleId) => <Cells {...props} titleId={titleId} />}
    />
  );
}

function Cells({
  heading,
  series,
  points,
  format,
  render,
  titleId,
}: HeatMapProps & { titleId: string }): ReactElement {
  const rows = series.map((_, row) => points.map(({ values }) => (values[row]?.value ?? 0) > 0));
  const { gridProps, markProps, hint } = useMarks(rows);
  const most = Math.max(...points.flatMap(({ values }) => values.map((one) => one?.value ?? 0)), 1);
  const size = { '--cc-rows': series.length, '--cc-columns': points.length } as CSSProperties;
  return (
    <>
      <Grid {...gridProps} aria-labelledby={titleId} style={size} data-part="Picture">
        <Row role="row">
          <Head role="columnheader">
            <Hidden>{heading}</Hidden>
          </Head>
          {points.map(({ id, label }) => (
            <Head key={id} role="columnheader">
              {label}
            </Head>
          ))}
        </Row>
        {series.map((one, row) => (
          <Row key={one.id} role="row">
            <Head role="rowheader">{one.label}</Head>
            {points.map((point, column) => {
              const value = point.values[row];
              const shade = Math.ceil(((value?.value ?? 0) / most) * SHADES);
              return (
                <Cell key={point.id} role="gridcell" data-shade={shade}>
                  {value && value.value > 0 && (
                    <Count
                      {...markProps(row, column, textOf(point, one, value, format))}
                      href={value.href}
                      render={render}
                      data-part="Count"
                    >
                      {format(value.value)}
                    </Count>
                  )}
                </Cell>
              );
            })}
          </Row>
        ))}
      </Grid>
      {hint}
    </>
  );
}

const Grid = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: auto repeat(var(--cc-columns), minmax(0, 1fr));
    gap: 2px;
    font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
    font-variant-numeric: tabular-nums;

    /* The keys look at the flow: arrows follow what one sees. */
    @container (inline-size < 640px) {
      grid-auto-flow: column;
      grid-template-rows: repeat(calc(var(--cc-columns) + 1), auto);
      grid-template-columns: auto;
      grid-auto-columns: minmax(0, 1fr);
    }
  }
`;

const Row = styled.div`
  @layer concierge.components {
    display: contents;
  }
`;

const Head = styled.span`
  @layer concierge.components {
    display: grid;
    place-items: center;
    padding-inline: 2px;
    color: ${t.color.textMuted};
    overflow-wrap: anywhere;
    text-align: center;
  }
`;

const Hidden = styled.span`
  @layer concierge.components {
    ${visuallyHidden}
  }
`;

const Cell = styled.div`
  @layer concierge.components {
    --cc-heat: 0%;
    min-block-size: 26px;
    border-radius: ${t.radius.sm};
    background: color-mix(in srgb, ${t.color.accent} var(--cc-heat), ${t.color.surfaceSunken});
    color: ${t.color.text};

    ${HEAT_SHADES.map((share, at) => `&[data-shade='${at + 1}'] { --cc-heat: ${share}%; }`).join('')}
    &[data-shade='${SHADES}'] {
      --cc-heat: 100%;
      color: ${t.color.textOnAccent};
    }
    @media (forced-colors: active) {
      &[data-shade='${SHADES}'] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
    @media print {
      print-color-adjust: exact;
    }
  }
`;

const Count = styled(Mark)`
  @layer concierge.components {
    display: grid;
    place-items: center;
    block-size: 100%;
    border-radius: inherit;
    color: inherit;
    text-decoration: none;

    &:hover {
      outline: 1px solid ${t.color.borderControl};
    }
    &:focus-visible {
      ${focusRing}
    }
  }
`;
