import type { IncomingHttpHeaders } from 'node:http';

/** What a device may report of itself with any call. */
export interface DeviceStatus {
  appVersion: string | null;
  battery: number | null;
}

const APP_VERSION = /^[\w.+-]{1,40}$/;
const BATTERY = /^(100|[1-9]?\d)$/;

/** The status in the headers of a call; what is malformed is null. */
export function readDeviceHeaders(headers: IncomingHttpHeaders): DeviceStatus {
  const version = String(headers['x-app-version'] ?? '');
  const battery = String(headers['x-battery'] ?? '');
  return {
    appVersion: APP_VERSION.test(version) ? version : null,
    battery: BATTERY.test(battery) ? Number(battery) : null,
  };
}
