import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Figure } from '../../components/Figure/Figure.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { t } from '../../foundations/t.generated.ts';
import { changeOf, type Context } from './reportModel.ts';
import type { ReportViewProps } from './reportTypes.ts';

interface ReportFiguresProps {
  context: Context;
  loading: boolean;
  render: ReportViewProps['render'];
}

/** The numbers of the period with their changes, and what is open now. */
export function ReportFigures({ context, loading, render }: ReportFiguresProps): ReactElement {
  const { report, hrefOf, formats, labels } = context;
  const { before, now } = report;
  const span = { since: report.since, until: report.until };
  const shared = { loading, render };
  return (
    <Parts>
      <Part padding="md">
        <Heading level={2} size="md">
          {labels.figures}
        </Heading>
        <Figures>
          <Figure
            {...shared}
            label={labels.received}
            value={formats.count(report.received)}
            href={hrefOf({ span })}
            change={changeOf(report.received, before.received, labels)}
          />
          {(['completed', 'canceled'] as const).map((state) => (
            <Figure
              {...shared}
              key={state}
              label={labels.states[state]}
              value={formats.count(report[state])}
              href={hrefOf({ span, state })}
              change={changeOf(report[state], before[state], labels, state === 'canceled')}
            />
          ))}
          {(['to_approve', 'to_finish'] as const).map((time) => {
            const { median, p90 } = report[time];
            return (
              <Figure
                {...shared}
                key={time}
                label={time === 'to_approve' ? labels.toApprove : labels.toFinish}
                value={median === null ? labels.none : formats.duration(median)}
                change={changeOf(median, before[time].median, labels, true)}
                detail={p90 === null ? undefined : labels.within(formats.duration(p90))}
              />
            );
          })}
        </Figures>
      </Part>
      <Part padding="md">
        <Heading level={2} size="md">
          {labels.open}
        </Heading>
        <Figures>
          {(['waiting', 'approved'] as const).map((state) => (
            <Figure
              {...shared}
              key={state}
              label={labels.states[state]}
              value={formats.count(now[state])}
              href={hrefOf({ state })}
            />
          ))}
          <Figure
            {...shared}
            label={labels.oldest}
            value={now.oldest_waiting === null ? labels.none : formats.age(now.oldest_waiting)}
          />
        </Figures>
      </Part>
    </Parts>
  );
}

const Parts = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space[4]};
  }
`;

const Part = styled(Card)`
  @layer concierge.components {
    display: grid;
    align-content: start;
    gap: ${t.space[4]};
  }
`;

/** As many beside each other as there is room for; they share the width. */
const Figures = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(120px, 100%), 1fr));
    gap: ${t.space[4]};
  }
`;
