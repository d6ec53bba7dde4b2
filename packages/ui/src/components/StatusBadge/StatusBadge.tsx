import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { PropsOver } from '../../internal/props.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export type StatusTone = 'waiting' | 'approved' | 'canceled' | 'done' | 'neutral' | 'info';

export type StatusBadgeProps = PropsOver<
  'span',
  {
    /** Which state: waiting red, approved blue, canceled near-black, done green. */
    tone: StatusTone;
    /** Replaces the dot. */
    icon?: IconName | undefined;
    /** The state in words: colour alone says nothing. */
    children: ReactNode;
  }
>;

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
      data-dot={icon ? undefined : true}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Root>
  );
}

const stateTone = (name: 'waiting' | 'approved' | 'canceled' | 'done') => `
  &[data-tone='${name}'] {
    background: ${t.color.state[name].subtle};
    border-color: ${t.color.state[name].border};
    color: ${t.color.state[name].text};
  }
`;

const Root = styled.span`
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

  ${stateTone('waiting')}
  ${stateTone('approved')}
  ${stateTone('canceled')}
  ${stateTone('done')}
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
  /* The dot is no element of its own: a long list has one in every row. */
  &[data-dot]::before {
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
`;
