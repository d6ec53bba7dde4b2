import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface BadgeProps extends ElementProps<'span', 'children'> {
  /** The number shown. Of 0 there is no badge. */
  count: number;
  /** Shows 0 as well: that there is nothing is worth knowing. */
  showZero?: boolean | undefined;
  /** A dot in place of the number: there is something, it does not matter how much. */
  dot?: boolean | undefined;
  /** Above this the count is `max` and a plus sign. Default 99. */
  max?: number | undefined;
  /** What is counted, with the number in it, for example `3 services`. Without it only the number is read. */
  label?: string | undefined;
  /** `accent` attracts attention, `danger` warns. Default `neutral`. */
  tone?: 'neutral' | 'accent' | 'danger' | undefined;
}

/** A count beside a name. */
export function Badge({
  count,
  showZero = false,
  dot = false,
  max = 99,
  label,
  tone = 'neutral',
  ref,
  ...rest
}: BadgeProps): ReactElement | null {
  if (count === 0 && !showZero) return null;
  const text = count > max ? `${max}+` : String(count);
  return (
    <Root
      {...rest}
      ref={ref}
      data-component="Badge"
      data-tone={tone}
      data-dot={dot ? true : undefined}
    >
      {!dot && <span aria-hidden={label ? true : undefined}>{text}</span>}
      {(label || dot) && <VisuallyHidden>{label ?? text}</VisuallyHidden>}
    </Root>
  );
}

const Root = styled.span`
  @layer concierge.components {
    position: relative;
    display: inline-grid;
    place-items: center;
    flex: none;
    min-inline-size: 20px;
    block-size: 18px;
    padding: 0 5px;
    border-radius: ${t.radius.full};
    background: ${t.color.surfaceActive};
    color: ${t.color.text};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
    font-variant-numeric: tabular-nums;

    &[data-tone='accent'] {
      background: ${t.color.accent};
      color: ${t.color.textOnAccent};
    }
    &[data-tone='danger'] {
      background: ${t.color.danger.solid};
      color: ${t.color.danger.onSolid};
    }
    &[data-dot] {
      min-inline-size: 8px;
      inline-size: 8px;
      block-size: 8px;
      padding: 0;
    }
    &[data-dot]:not([data-tone='accent'], [data-tone='danger']) {
      background: ${t.color.textMuted};
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;
