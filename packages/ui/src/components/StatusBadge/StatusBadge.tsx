import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export type StatusTone = 'waiting' | 'approved' | 'canceled' | 'done' | 'neutral' | 'info';

export interface StatusBadgeProps extends ElementProps<'span'> {
  /** Which state: waiting red, approved blue, canceled near-black, done green. */
  tone: StatusTone;
  /** Replaces the dot. */
  icon?: IconName | undefined;
  /** The state in words: colour alone says nothing. */
  children: ReactNode;
}

/** The state of a thing, as text with a mark. */
export function StatusBadge({
  tone,
  icon,
  children,
  ref,
  ...rest
}: StatusBadgeProps): ReactElement {
  return (
    <Root
      {...rest}
      ref={ref}
      data-component="StatusBadge"
      data-tone={tone}
      data-icon={icon ? true : undefined}
    >
      {icon ? (
        <>
          <Icon name={icon} />
          {children}
        </>
      ) : (
        // Not in an array: a text alone needs no React element of its own.
        children
      )}
    </Root>
  );
}

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

    &[data-tone='waiting'] {
      background: ${t.color.state.waiting.subtle};
      border-color: ${t.color.state.waiting.border};
      color: ${t.color.state.waiting.text};
    }
    &[data-tone='approved'] {
      background: ${t.color.state.approved.subtle};
      border-color: ${t.color.state.approved.border};
      color: ${t.color.state.approved.text};
    }
    &[data-tone='canceled'] {
      background: ${t.color.state.canceled.subtle};
      border-color: ${t.color.state.canceled.border};
      color: ${t.color.state.canceled.text};
    }
    &[data-tone='done'] {
      background: ${t.color.state.done.subtle};
      border-color: ${t.color.state.done.border};
      color: ${t.color.state.done.text};
    }
    &[data-tone='info'] {
      background: ${t.color.info.subtle};
      border-color: ${t.color.info.border};
      color: ${t.color.info.text};
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
