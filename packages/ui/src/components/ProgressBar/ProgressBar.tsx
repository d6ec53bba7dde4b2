import { useId, type ReactElement, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { fieldLabel, fieldRoot } from '../../internal/fieldStyle.ts';
import type { ElementProps } from '../../internal/props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ProgressBarProps extends ElementProps<'div', 'children'> {
  /** What goes on: the accessible name. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** How much is done; `null` while that is not known. */
  value: number | null;
  /** The value at which it is done. Default 100. */
  max?: number | undefined;
  /** How far it is, in words, at the end of the label: '3 of 12'. Also what is read out. */
  valueLabel?: string | undefined;
  /** What its colour says of the progress. Default `accent`. */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
  /** Height: 4 or 8 px. Default `md`. */
  size?: 'sm' | 'md' | undefined;
  /** More about it, under the bar. */
  description?: ReactNode;
}

/** How far something is that takes a while. Where nobody can say, and it takes less than ten seconds: `Spinner`. */
export function ProgressBar({
  label,
  labelHidden,
  value,
  max = 100,
  valueLabel,
  tone = 'accent',
  size = 'md',
  description,
  ref,
  ...rest
}: ProgressBarProps): ReactElement {
  const id = useId();
  const labelElement = (
    <Label htmlFor={id} data-part="Label">
      {label}
    </Label>
  );
  return (
    <Root {...rest} ref={ref} data-component="ProgressBar" data-tone={tone} data-size={size}>
      {labelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <Head>
          {labelElement}
          {valueLabel && (
            <Value data-part="Value" aria-hidden="true">
              {valueLabel}
            </Value>
          )}
        </Head>
      )}
      <Bar
        id={id}
        max={max}
        {...(value === null ? {} : { value })}
        aria-valuetext={valueLabel}
        aria-describedby={description ? `${id}-description` : undefined}
        data-part="Bar"
      />
      {description && (
        <Description id={`${id}-description`} data-part="Description">
          {description}
        </Description>
      )}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${fieldRoot}
    --bar: ${t.color.accent};

    &[data-tone='success'] {
      --bar: ${t.color.success.solid};
    }
    &[data-tone='warning'] {
      --bar: ${t.color.warning.solid};
    }
    &[data-tone='danger'] {
      --bar: ${t.color.danger.solid};
    }
  }
`;

const Head = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${t.space[3]};
  }
`;

const Label = styled.label`
  @layer concierge.components {
    ${fieldLabel}
  }
`;

const Value = styled.span`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;
  }
`;

const slide = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

/** The native element: it needs no style attribute for its value, and fills in the reading direction. */
const Bar = styled.progress`
  @layer concierge.components {
    appearance: none;
    display: block;
    inline-size: 100%;
    block-size: 8px;
    border: 0;
    border-radius: ${t.radius.full};
    background: ${t.color.borderStrong};
    overflow: hidden;

    [data-size='sm'] > & {
      block-size: 4px;
    }
    &::-webkit-progress-bar {
      background: transparent;
    }
    &::-webkit-progress-value {
      border-radius: ${t.radius.full};
      background: var(--bar);
      transition: inline-size ${t.motion.slide};
    }
    &::-moz-progress-bar {
      border-radius: ${t.radius.full};
      background: var(--bar);
    }
    &:indeterminate {
      background: linear-gradient(var(--bar), var(--bar)) 0 0 / 34% 100% no-repeat
        ${t.color.borderStrong};
      animation: ${slide} 1.4s ease-in-out infinite;
    }
    &:indeterminate::-moz-progress-bar {
      background: transparent;
    }
    @media (prefers-reduced-motion: reduce) {
      &:indeterminate {
        animation: none;
        background-position: 50% 0;
      }
    }
    :root[data-motion='reduce'] &:indeterminate {
      animation: none;
      background-position: 50% 0;
    }
    @media (forced-colors: active) {
      --bar: Highlight;
      border: 1px solid ButtonText;
      forced-color-adjust: none;
      background-color: Canvas;
    }
  }
`;

const Description = styled.div`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;
