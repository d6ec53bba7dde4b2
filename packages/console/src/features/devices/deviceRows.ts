import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { formatBrowserTime } from '@concierge/contract/times';
import type { DeviceState } from '@concierge/ui/concierge/DeviceStatus';
import type { DeviceRow } from '@concierge/ui/concierge/DeviceTable';
import type { TFunction } from 'i18next';
import { openRequestsAddress } from '../../lib/addresses.ts';
import { stayMarks } from '../../lib/stayMarks.ts';

export type DeviceTexts = TFunction<['devices', 'common']>;

function stateOf({ revoked_at, online, last_seen_at }: ManagedDevice): DeviceState {
  if (revoked_at !== null) return 'revoked';
  if (online) return 'online';
  return last_seen_at === null ? 'never' : 'offline';
}

/** A device in words, in the browser's timezone. */
export function toDeviceRow(device: ManagedDevice, t: DeviceTexts, language: string): DeviceRow {
  const { id, name, serial_id, group_name, last_seen_at, app_version, battery, stay } = device;
  const state = stateOf(device);
  return {
    id,
    name,
    serialId: serial_id,
    group: group_name,
    state,
    stateText: t(`state.${state}`),
    offlineSince: state === 'offline' && last_seen_at ? formatBrowserTime(last_seen_at) : null,
    report: [battery === null ? null : t('battery', { percent: battery }), app_version].filter(
      (value) => value !== null,
    ),
    lastRequest: device.last_request_at && formatBrowserTime(device.last_request_at),
    openRequests: device.open_requests,
    hasStay: stay !== null && state !== 'revoked',
    marks: stayMarks(stay ?? {}, language, {
      doNotDisturb: t('stay.doNotDisturb'),
      speaks: (spoken) => t('stay.language', { language: spoken }),
    }),
    requestsHref: openRequestsAddress(id),
    messagesHref: `/messages?device_id=${id}`,
  };
}
