'use client';

import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRingInset } from '../../internal/focusRing.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { ChartFrame } from '../BarChart/ChartFrame.tsx';
import { ChartLegend } from '../BarChart/ChartLegend.tsx';
import { textOf } from '../BarChart/chartModel.ts';
import { tones } from '../BarChart/chartStyle.ts';
import type { ChartProps } from '../BarChart/chartTypes.ts';
import { Mark, useMarks } from '../BarChart/useMarks.tsx';
import { acrossOf, isCrowded, isLabeled, pathOf, scaleOf } from './lineModel.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root, a `figure`. */
export interface LineChartProps extends ChartProps {}

/**
 * Shows how one or up to four series run from day to day. The period before is a series of the tone `muted`, whose
 * values name their own days by `label`. For names use `BarChart`.
 */
export function LineChart(props: LineChartProps): ReactElement {
  const { series } = props;
  return (
    <ChartFrame
      {...props}
      component="LineChart"
      height="224px"
      legend={series.length > 1 && <ChartLegend series={series} sample="line" />}
      renderPicture={(titleId) => <Lines {...props} titleId={titleId} />}
    />
  );
}

function Lines({
  heading,
  series,
  points,
  format,
  render,
  titleId,
}: LineChartProps & { titleId: string }): ReactElement {
  const scale = scaleOf(points);
  const rows = series.map((_, row) => points.map(({ values }) => values[row] !== undefined));
  const { gridProps, markProps, hint } = useMarks(rows);
  const upOf = (value: number) => `${(value / scale.top) * 100}%`;
  return (
    <Plot data-part="Picture">
      <Axis aria-hidden="true">
        {scale.ticks.map((tick) => (
          <Tick key={tick} style={{ insetBlockEnd: upOf(tick) }}>
            {format(tick)}
          </Tick>
        ))}
      </Axis>
      <Area>
        <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {scale.ticks.map((tick) => (
            <Rule key={tick} d={`M0 ${100 - (tick / scale.top) * 100}H100`} />
          ))}
          {series.map(({ id, tone }, row) => (
            <Path key={id} d={pathOf(points, row, scale.top)} data-tone={tone} data-pattern={row} />
          ))}
        </Drawing>
        <div {...gridProps} aria-labelledby={titleId}>
          <div role="row">
            <Hidden role="columnheader">{heading}</Hidden>
            {points.map(({ id, label }, at) => (
              <Label
                key={id}
                role="columnheader"
                data-shown={isLabeled(at, points.length)}
                style={{ insetInlineStart: `${acrossOf(at, points.length)}%` }}
              >
                {label}
              </Label>
            ))}
          </div>
          {series.map((one, row) => (
            <div key={one.id} role="row">
              <Hidden role="rowheader">{one.label}</Hidden>
              {points.map((point, column) => {
                const value = point.values[row];
                const crowded = series.length > 1 && isCrowded(point, scale.top);
                const place = {
                  '--cc-parts': crowded ? series.length : 1,
                  '--cc-part': crowded ? row : 0,
                  '--cc-x': `${acrossOf(column, points.length)}%`,
                  '--cc-y': upOf(value?.value ?? 0),
                  '--cc-column': `${100 / points.length}%`,
                } as CSSProperties;
                return (
                  <Cell key={point.id} role="gridcell" style={place}>
                    {value && (
                      <Dot
                        {...markProps(
                          row,
                          column,
                          textOf(point, series.length > 1 ? one : undefined, value, format),
                        )}
                        href={value.href}
                        render={render}
                        data-tone={one.tone}
                        data-part="Dot"
                      />
                    )}
                  </Cell>
                );
              })}
            </div>
          ))}
        </div>
      </Area>
      {hint}
    </Plot>
  );
}

const Plot = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${t.space[2]};
    block-size: 224px;
    padding-block: ${t.space[2]} ${t.space[6]};
    font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;

const Axis = styled.div`
  @layer concierge.components {
    display: grid;
    align-content: start;
    grid-column: 1;
    grid-row: 1;
    position: relative;
    min-inline-size: 4ch;
  }
`;

const Tick = styled.div`
  @layer concierge.components {
    position: absolute;
    inset-inline: 0;
    text-align: end;
    translate: 0 50%;
  }
`;

const Area = styled.div`
  @layer concierge.components {
    position: relative;
    grid-column: 2;
    grid-row: 1;
    border-block-end: 1px solid ${t.color.borderControl};
  }
`;

const Drawing = styled.svg`
  @layer concierge.components {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;

    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`;

const Rule = styled.path`
  @layer concierge.components {
    stroke: ${t.color.border};
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
`;

const Path = styled.path`
  @layer concierge.components {
    ${tones}
    fill: none;
    stroke: var(--cc-tone);
    stroke-width: 2px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;

    &[data-pattern='1'] {
      stroke-dasharray: 6 4;
    }
    &[data-pattern='2'],
    &[data-pattern='3'] {
      stroke-dasharray: 2 4;
    }
  }
`;

const Hidden = styled.span`
  @layer concierge.components {
    ${visuallyHidden}
  }
`;

const Label = styled.span`
  @layer concierge.components {
    position: absolute;
    inset-block-start: calc(100% + ${t.space[1]});
    white-space: nowrap;
    translate: -50% 0;

    &:dir(rtl) {
      translate: 50% 0;
    }
    &:not([data-shown='true']) {
      ${visuallyHidden}
    }
  }
`;

/**
 * Where a value is pressed: as wide as its day, and as high as a finger needs. Values near each other share the width, so
 * that none lies over another.
 */
const Cell = styled.div`
  @layer concierge.components {
    position: absolute;
    inset-block-end: calc(var(--cc-y) - 12px);
    inset-inline-start: calc(
      var(--cc-x) + var(--cc-column) * (var(--cc-part) / var(--cc-parts) - 0.5)
    );
    inline-size: calc(var(--cc-column) / var(--cc-parts));
    block-size: 24px;
  }
`;

const Dot = styled(Mark)`
  @layer concierge.components {
    ${tones}
    position: relative;
    display: block;
    block-size: 100%;
    color: inherit;

    &::after {
      content: '';
      position: absolute;
      inset-block-start: calc(50% - 3px);
      inset-inline-start: calc((var(--cc-parts) / 2 - var(--cc-part)) * 100% - 3px);
      inline-size: 6px;
      block-size: 6px;
      border-radius: ${t.radius.full};
      background: var(--cc-tone);
    }
    &:is(:hover, :focus-visible)::after {
      scale: 1.6;
    }
    &:focus-visible {
      ${focusRingInset}
    }
  }
`;
