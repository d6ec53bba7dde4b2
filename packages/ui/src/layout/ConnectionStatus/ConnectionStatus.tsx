import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';

export type ConnectionState = 'live' | 'connecting' | 'catching-up' | 'offline';

export interface ConnectionStatusLabels {
  live: string;
  connecting: string;
  catchingUp: string;
  /** Ready to show, e.g. 'Offline since 02.03.2026 14:05'. */
  offline: string;
}

export interface ConnectionStatusProps extends ElementProps<'div', 'children'> {
  /** Whether live events arrive. */
  state: ConnectionState;
  /** The text of each state. */
  labels: ConnectionStatusLabels;
}

const TEXT: Readonly<Record<ConnectionState, keyof ConnectionStatusLabels>> = {
  live: 'live',
  connecting: 'connecting',
  'catching-up': 'catchingUp',
  offline: 'offline',
};

const ICONS: Readonly<Partial<Record<ConnectionState, IconName>>> = {
  connecting: 'loader-circle',
  'catching-up': 'refresh-cw',
  offline: 'wifi-off',
};

/** Whether what is on screen is live, as text and icon. Changes are announced politely. */
export function ConnectionStatus({ state, labels, ...rest }: ConnectionStatusProps): ReactElement {
  const icon = ICONS[state];
  return (
    <Root
      title={labels[TEXT[state]]}
      {...rest}
      role="status"
      data-component="ConnectionStatus"
      data-state={state}
    >
      {icon ? <Sign name={icon} /> : <Dot data-part="Dot" />}
      <Text data-part="Text">{labels[TEXT[state]]}</Text>
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 24px;
    min-inline-size: 0;
    padding-block: 2px;
    padding-inline: ${t.space[2]} 10px;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.full};
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    &[data-state='offline'] {
      border-color: ${t.color.danger.border};
      background: ${t.color.danger.subtle};
      color: ${t.color.danger.text};
    }
    &[data-state='connecting'],
    &[data-state='catching-up'] {
      border-color: ${t.color.warning.border};
      background: ${t.color.warning.subtle};
      color: ${t.color.warning.text};
    }

    @media (max-width: 480px) {
      flex: none;
      padding-inline: 7px;
    }
  }
`;

const Dot = styled.span`
  @layer concierge.components {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${t.radius.full};
    background: ${t.color.success.solid};
    box-shadow: 0 0 0 3px ${t.color.success.subtle};

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

const Sign = styled(Icon)`
  @layer concierge.components {
    inline-size: 14px;
    block-size: 14px;

    [data-state='connecting'] > &,
    [data-state='catching-up'] > & {
      animation: cc-turn 1.2s linear infinite;
    }
    @media (prefers-reduced-motion: reduce) {
      [data-state] > & {
        animation: none;
      }
    }
    :root[data-motion='reduce'] [data-state] > &,
    :host([data-motion='reduce']) [data-state] > & {
      animation: none;
    }
  }
`;

const Text = styled.span`
  @layer concierge.components {
    overflow: hidden;
    text-overflow: ellipsis;

    /* Only icon and color are visible; the text is for screen readers, and for the pointer as title. */
    @media (max-width: 480px) {
      ${visuallyHidden}
    }
  }
`;
