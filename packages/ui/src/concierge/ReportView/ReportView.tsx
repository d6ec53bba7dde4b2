'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { HeatMap } from '../../components/HeatMap/HeatMap.tsx';
import { LineChart } from '../../components/LineChart/LineChart.tsx';
import { t } from '../../foundations/t.generated.ts';
import {
  canceledPoints,
  dayPoints,
  hourPoints,
  NOTHING,
  personHref,
  personPoints,
  rowPoints,
  stateSeries,
  weekSeries,
  type Context,
  type PersonAction,
  type RowKind,
} from './reportModel.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { ReportRow, ReportSource, ReportViewProps } from './reportTypes.ts';

export type {
  Report,
  ReportCounts,
  ReportFilter,
  ReportFormats,
  ReportLabels,
  ReportPerson,
  ReportRow,
  ReportSource,
  ReportSpan,
  ReportState,
  ReportTimes,
  ReportViewProps,
} from './reportTypes.ts';

const ROW_COUNTS = ['received', 'completed', 'approved', 'waiting', 'canceled'] as const;
const ROW_KINDS: readonly RowKind[] = ['service', 'room', 'source'];
const PERSON_COUNTS: readonly PersonAction[] = ['completed', 'approved', 'canceled'];

/** While the numbers are on their way, there is no list to lead to. */
const nowhere = () => '';

/**
 * The report of a project: what happened in a period, how fast, and for whom, in numbers and pictures that lead to the
 * lists they count.
 */
export function ReportView({
  report,
  period,
  onPeriodChange,
  presets,
  max,
  locale,
  hrefOf,
  formats,
  labels,
  error,
  render,
  ...rest
}: ReportViewProps): ReactElement {
  const loading = report === undefined;
  const context: Context = report
    ? { report, hrefOf, formats, labels }
    : { report: NOTHING, hrefOf: nowhere, formats, labels };
  const empty = report?.received === 0;
  return (
    <Root {...rest} data-component="ReportView">
      <Period>
        <DateRangePicker
          label={labels.period}
          labels={labels.picker}
          value={period}
          onChange={(days) => days && onPeriodChange(days)}
          presets={presets}
          max={max}
          locale={locale}
        />
      </Period>
      {error || (
        <>
          <ReportFigures context={context} loading={loading} render={render} />
          {empty ? (
            <EmptyState title={labels.empty} />
          ) : (
            <Charts context={context} loading={loading} render={render} />
          )}
        </>
      )}
    </Root>
  );
}

interface PartProps {
  context: Context;
  loading: boolean;
  render: ReportViewProps['render'];
}

function Charts({ context, loading, render }: PartProps): ReactElement {
  const { report, formats, labels } = context;
  const chart = { labels: labels.chart, format: formats.count, level: 2, loading, render } as const;
  const { persons } = report;
  return (
    <Cards data-part="Charts">
      <Card data-wide>
        <LineChart
          {...chart}
          title={labels.days}
          heading={labels.day}
          series={[
            { id: 'received', label: labels.received },
            { id: 'completed', label: labels.states.completed, tone: 'done' },
          ]}
          points={dayPoints(context)}
        />
      </Card>
      {ROW_KINDS.map((kind) => (
        <Card key={kind}>
          <BarChart
            {...chart}
            title={labels[`${kind}s`]}
            heading={labels[kind]}
            series={stateSeries(labels)}
            points={rowPoints(report[`${kind}s`], kind, context)}
            table={<RowTable kind={kind} context={context} render={render} />}
          />
        </Card>
      ))}
      {persons && (
        <Card>
          <BarChart
            {...chart}
            title={labels.persons}
            heading={labels.person}
            series={[{ id: 'completed', label: labels.states.completed, tone: 'done' }]}
            points={personPoints(persons, context)}
            table={
              <ReportTable
                rows={persons}
                counts={PERSON_COUNTS}
                label={labels.persons}
                heading={labels.person}
                hrefOf={(row, count) => personHref(row, count, context)}
                {...{ formats, labels, render }}
              />
            }
          />
        </Card>
      )}
      <Card>
        <BarChart
          {...chart}
          title={labels.canceledBy}
          heading={labels.person}
          series={[{ id: 'canceled', label: labels.states.canceled, tone: 'canceled' }]}
          points={canceledPoints(context)}
        />
      </Card>
      <Card data-wide>
        <HeatMap
          {...chart}
          title={labels.hours}
          heading={labels.hour}
          series={weekSeries(context)}
          points={hourPoints(context)}
        />
      </Card>
    </Cards>
  );
}

interface RowTableProps extends Omit<PartProps, 'loading'> {
  kind: RowKind;
}

function RowTable({ kind, context, render }: RowTableProps): ReactElement {
  const { report, formats, labels, hrefOf } = context;
  const { since, until } = report;
  const rows: ReadonlyArray<ReportRow | ReportSource> = report[`${kind}s`];
  return (
    <ReportTable
      rows={rows}
      counts={ROW_COUNTS}
      label={labels[`${kind}s`]}
      heading={labels[kind]}
      hrefOf={({ id }, count) =>
        hrefOf({
          span: { since, until },
          [kind]: id,
          ...(count === 'received' ? {} : { state: count }),
        })
      }
      {...{ formats, labels, render }}
    />
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space[5]};
  }
`;

const Period = styled.div`
  @layer concierge.components {
    max-inline-size: 320px;
  }
`;

/** Two columns where there is room for two pictures; one that is wide has both, and so has the last of an odd number. */
const Cards = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space[4]};

    @media (min-width: 1100px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      & > [data-wide],
      & > :nth-child(even):nth-last-child(2) {
        grid-column: 1 / -1;
      }
    }
  }
`;
