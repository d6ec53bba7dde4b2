import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { iconOf, type IconSource } from '../Icon/iconOf.tsx';

export type StatusTone =
  | 'waiting'
  | 'approved'
  | 'canceled'
  | 'done'
  | 'neutral'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger';

export interface StatusBadgeProps extends ElementProps<'span'> {
  /**
   * Which state: for staff waiting red, approved blue, canceled near-black, done green. What the same state means to
   * others, a guest who waits, is one of the general tones.
   */
  tone: StatusTone;
  /** Height: 22 or 28 px. Default `sm`. */
  size?: 'sm' | 'md' | undefined;
  /** Replaces the dot: a bundled icon by name, or an element. */
  icon?: IconSource | undefined;
  /** The state in words: color alone says nothing. */
  children: ReactNode;
}

/** The state of a thing, as text with a mark. */
export function StatusBadge({
  tone,
  size,
  icon,
  children,
  ...rest
}: StatusBadgeProps): ReactElement {
  return (
    <Root
      {...rest}
      data-component="StatusBadge"
      data-tone={tone}
      data-size={size}
      data-icon={icon ? true : undefined}
    >
      {icon ? (
        <>
          {iconOf(icon)}
          {children}
        </>
      ) : (
        // Not in an array: a text alone needs no React element of its own.
        children
      )}
    </Root>
  );
}

interface Colors {
  subtle: string;
  border: string;
  text: string;
}

const toned = (name: StatusTone, { subtle, border, text }: Colors) => `
  &[data-tone='${name}'] {
    background: ${subtle};
    border-color: ${border};
    color: ${text};
  }
`;

/** The dot is a pseudo-element: a long list has one in every row. */
const Root = styled.span`
  @layer concierge.components {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 22px;
    padding: 0 ${t.space[2]};
    border: 1px solid ${t.color.neutral.border};
    border-radius: ${t.radius.full};
    background: ${t.color.neutral.subtle};
    color: ${t.color.neutral.text};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};

    ${toned('waiting', t.color.state.waiting)}
    ${toned('approved', t.color.state.approved)}
    ${toned('canceled', t.color.state.canceled)}
    ${toned('done', t.color.state.done)}
    ${toned('info', t.color.info)}
    ${toned('success', t.color.success)}
    ${toned('warning', t.color.warning)}
    ${toned('danger', t.color.danger)}

    &[data-size='md'] {
      min-block-size: 28px;
      font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    }
    & > svg {
      inline-size: 14px;
      block-size: 14px;
      margin-inline-start: -2px;
    }
    &:not([data-icon])::before {
      content: '';
      flex: none;
      inline-size: 6px;
      block-size: 6px;
      border-radius: ${t.radius.full};
      background: currentColor;

      @media (forced-colors: active) {
        background: CanvasText;
      }
    }
  }
`;
