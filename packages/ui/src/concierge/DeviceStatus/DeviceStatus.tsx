import type { ReactElement } from 'react';
import { StatusBadge, type StatusTone } from '../../components/StatusBadge/StatusBadge.tsx';
import type { IconName } from '../../components/Icon/Icon.tsx';
import type { ElementProps } from '../../internal/props.ts';

/** Whether a device can be reached: now, not now, never yet, or not any more. */
export type DeviceState = 'online' | 'offline' | 'never' | 'revoked';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface DeviceStatusProps extends ElementProps<'span'> {
  /** Color and icon. */
  state: DeviceState;
  /** The state in a word or two. */
  children: string;
}

const LOOK: Readonly<Record<DeviceState, { tone: StatusTone; icon?: IconName }>> = {
  online: { tone: 'done' },
  offline: { tone: 'waiting', icon: 'wifi-off' },
  never: { tone: 'neutral', icon: 'clock' },
  revoked: { tone: 'canceled', icon: 'ban' },
};

/** Whether a device is online. */
export function DeviceStatus({ state, children, ...rest }: DeviceStatusProps): ReactElement {
  return (
    <StatusBadge {...rest} {...LOOK[state]} data-state={state}>
      {children}
    </StatusBadge>
  );
}
