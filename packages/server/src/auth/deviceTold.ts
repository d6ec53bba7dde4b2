import type { IncomingHttpHeaders } from 'node:http';

/** What a device may tell of itself with any call. */
export interface DeviceTold {
  appVersion: string | null;
  battery: number | null;
}

const APP_VERSION = /^[\w.+-]{1,40}$/;
const BATTERY = /^(100|[1-9]?\d)$/;

/** What a call's headers tell; what is not in order is not told. */
export function toldBy(headers: IncomingHttpHeaders): DeviceTold {
  const version = String(headers['x-app-version'] ?? '');
  const battery = String(headers['x-battery'] ?? '');
  return {
    appVersion: APP_VERSION.test(version) ? version : null,
    battery: BATTERY.test(battery) ? Number(battery) : null,
  };
}
