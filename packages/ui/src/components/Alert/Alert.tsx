import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import type { IconName } from '../Icon/Icon.tsx';
import { iconOf, type IconSource } from '../Icon/iconOf.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

interface AlertOwnProps extends ElementProps<'div'> {
  /** What kind of news it is: its color, icon and role. */
  tone: AlertTone;
  /** Replaces the icon of the tone: a bundled one by name, or an element. */
  icon?: IconSource | undefined;
  /** A short heading above the text. */
  title?: string | undefined;
  /** What happened, and what to do about it. */
  children: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
}

/** Either both: something to call and its button's name, or neither. */
type Dismissal =
  | { onDismiss: () => void; dismissLabel: string }
  | { onDismiss?: undefined; dismissLabel?: undefined };

export type AlertProps = AlertOwnProps & Dismissal;

const ICONS: Record<AlertTone, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
};

/**
 * A message that stays where it matters. Errors and warnings are announced when they appear; for passing
 * notifications use `toast`.
 */
export function Alert({
  tone,
  icon,
  title,
  children,
  action,
  onDismiss,
  dismissLabel,
  ...rest
}: AlertProps): ReactElement {
  return (
    <Root
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      {...rest}
      data-component="Alert"
      data-tone={tone}
    >
      {iconOf(icon ?? ICONS[tone])}
      <Content data-part="Content">
        {title && <Title data-part="Title">{title}</Title>}
        <div>{children}</div>
        {action && <Action data-part="Action">{action}</Action>}
      </Content>
      {onDismiss && (
        <IconButton icon="x" size="sm" label={dismissLabel} onClick={() => onDismiss()} />
      )}
    </Root>
  );
}

const alertTone = (name: AlertTone) => `
  &[data-tone='${name}'] {
    background: ${t.color[name].subtle};
    border-color: ${t.color[name].border};
    & > svg, & p { color: ${t.color[name].text}; }
  }
`;

const Root = styled.div`
  @layer concierge.components {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    padding: 10px ${t.space[3]};
    border: 1px solid;
    border-radius: ${t.radius.md};
    color: ${t.color.text};
    overflow-wrap: anywhere;

    ${alertTone('info')}
    ${alertTone('success')}
    ${alertTone('warning')}
    ${alertTone('danger')}
    & > svg {
      margin-block-start: 2px;
    }
    & > button {
      margin-block: -4px;
      margin-inline-end: -6px;
    }
  }
`;

const Content = styled.div`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Title = styled.p`
  @layer concierge.components {
    font-weight: ${t.weight.semibold};
  }
`;

const Action = styled.div`
  @layer concierge.components {
    margin-block-start: ${t.space[2]};
  }
`;
