import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface BadgeProps extends ElementProps<'span', 'children'> {
  /** The number shown. Of 0 there is no badge. */
  count: number;
  /** Above this the count is `max` and a plus sign. Default 99. */
  max?: number | undefined;
  /** What is counted, with the number in it, for example `3 services`. Without it only the number is read. */
  label?: string | undefined;
  /** `accent`, smaller and strong, where it lies on an icon. Default `neutral`. */
  tone?: 'neutral' | 'accent' | undefined;
}

/** A count beside a name. */
export function Badge({
  count,
  max = 99,
  label,
  tone = 'neutral',
  ...rest
}: BadgeProps): ReactElement | null {
  if (count === 0) return null;
  const text = count > max ? `${max}+` : String(count);
  return (
    <Root {...rest} data-component="Badge" data-tone={tone}>
      <span aria-hidden={label ? true : undefined}>{text}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
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
      min-inline-size: 16px;
      block-size: 16px;
      padding: 0 4px;
      background: ${t.color.accent};
      color: ${t.color.textOnAccent};
      font: ${t.weight.semibold} calc(0.6875 * ${t.size.rem}) ${t.font.sans};
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;
