import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export interface StatChange {
  /** The change in words, with what it is compared with: '12 % more than yesterday'. */
  label: string;
  direction: 'up' | 'down' | 'none';
  /** Whether it is good. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'danger' | undefined;
}

export interface StatProps extends ElementProps<'div', 'children'> {
  /** What is counted. */
  label: string;
  /** The figure as it is read, formatted; a `Skeleton` while it loads. */
  value: ReactNode;
  /** Behind the figure, smaller: 'min', '%'. */
  unit?: string | undefined;
  /** How it changed. */
  change?: StatChange | undefined;
  /** More about it, under the figure. */
  description?: ReactNode;
}

const ICONS: Record<StatChange['direction'], IconName> = {
  up: 'chevron-up',
  down: 'chevron-down',
  none: 'minus',
};

/** One figure that is looked at often. Several stand in a `Grid`, each in a `Card` where they need a ground. */
export function Stat({
  label,
  value,
  unit,
  change,
  description,
  ref,
  ...rest
}: StatProps): ReactElement {
  return (
    <Root {...rest} ref={ref} data-component="Stat">
      <Label data-part="Label">{label}</Label>
      <Value data-part="Value">
        {value}
        {unit && <Unit data-part="Unit">{unit}</Unit>}
      </Value>
      {change && (
        <Change data-part="Change" data-tone={change.tone ?? 'neutral'}>
          <Icon name={ICONS[change.direction]} />
          {change.label}
        </Change>
      )}
      {description && <Description data-part="Description">{description}</Description>}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    align-content: start;
    gap: 2px;
    min-inline-size: 0;
    color: ${t.color.text};
    overflow-wrap: anywhere;
  }
`;

const Label = styled.div`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
  }
`;

const Value = styled.div`
  @layer concierge.components {
    font: ${t.weight.semibold} ${t.text.xxl} ${t.font.sans};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.018em;
  }
`;

const Unit = styled.span`
  @layer concierge.components {
    margin-inline-start: ${t.space[1]};
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.md} ${t.font.sans};
    letter-spacing: normal;
  }
`;

const Change = styled.div`
  @layer concierge.components {
    display: flex;
    gap: ${t.space[1]};
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};

    & > svg {
      margin-block-start: 2px;
    }
    &[data-tone='success'] {
      color: ${t.color.success.text};
    }
    &[data-tone='danger'] {
      color: ${t.color.danger.text};
    }
  }
`;

const Description = styled.div`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;
