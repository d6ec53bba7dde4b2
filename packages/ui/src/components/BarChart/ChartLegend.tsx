import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { filled, tones } from './chartStyle.ts';
import type { ChartSeries } from './chartTypes.ts';

interface ChartLegendProps {
  series: ReadonlyArray<ChartSeries>;
  /** As surfaces, or as lines. */
  sample: 'bar' | 'line';
}

/** Which color and pattern is which series, for the eye: the picture itself says it to a screen reader. */
export function ChartLegend({ series, sample }: ChartLegendProps): ReactElement {
  const Sample = sample === 'bar' ? Square : Dash;
  return (
    <Root aria-hidden="true" data-part="Legend">
      {series.map(({ id, label, tone }, at) => (
        <span key={id}>
          <Sample data-tone={tone} data-pattern={at} />
          {label}
        </span>
      ))}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[1]} ${t.space[4]};
    color: ${t.color.textMuted};

    & > span {
      display: inline-flex;
      align-items: center;
      gap: ${t.space[2]};
    }
  }
`;

const Square = styled.span`
  @layer concierge.components {
    inline-size: 12px;
    block-size: 12px;
    border-radius: ${t.radius.sm};
    ${filled}
  }
`;

const Dash = styled.span`
  @layer concierge.components {
    inline-size: 20px;
    ${tones}
    border-block-start: 2px solid var(--cc-tone);

    &[data-pattern='1'] {
      border-block-start-style: dashed;
    }
    &[data-pattern='2'],
    &[data-pattern='3'] {
      border-block-start-style: dotted;
    }
  }
`;
