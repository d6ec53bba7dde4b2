/**
 * Business constants of the specification (§9) that console and server share.
 * Durations are milliseconds unless the name says otherwise.
 */
export const APP_VERSION = '0.0.30';
export const APP_RELEASE_DATE = '2024-06-03';

export const HTTP_TIMEOUT_MS = 30_000;

export const LANGUAGES = ['en', 'tr', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'en';

export const PAGE_SIZES = [5, 10, 25, 50] as const;
export const REQUESTS_PAGE_SIZE = 10;
export const MESSAGES_PAGE_SIZE = 25;
export const DEVICES_PAGE_SIZE = 50;
/** What the list of devices may be narrowed to. */
export const DEVICE_LIST_STATES = ['online', 'offline'] as const;
export const DASHBOARD_LIMIT = 1000;
export const DEVICE_FILTER_ABOVE = 10;

export const LIVE_TOAST_MS = 100_000;

/** Upper bounds of stored text, in characters; the server refuses more, forms stop earlier. */
export const TEXT_LIMITS = {
  projectCode: 64,
  projectName: 120,
  username: 64,
  password: 256,
  serviceName: 80,
  note: 2_000,
  staffNote: 2_000,
  handOverNote: 500,
  title: 200,
  message: 10_000,
  deviceName: 120,
  serialId: 64,
  deviceGroup: 80,
  search: 100,
} as const;

/** How long the author of a staff note may withdraw it. */
export const NOTE_WITHDRAW_MS = 5 * 60_000;

/** A guest may ask again for what is open at most this often. */
export const ASK_AGAIN_MS = 60_000;

/** For how long after a request was completed its guest may say that it was not solved. */
export const NOT_SOLVED_MS = 30 * 60_000;

/** A device is online while its last call is no older than this. */
export const DEVICE_ONLINE_MS = 90_000;

/** Devices that came or went are reported at most this often per project. */
export const DEVICE_PRESENCE_MS = 5_000;

/** Most devices of one message. The texts of `too_many_devices` have the number as well. */
export const MESSAGE_DEVICES_MAX = 5_000;

/** Most devices that are added by one call. */
export const DEVICES_ADDED_MAX = 200;

/** Largest request body the server reads, in bytes. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** The same for a message, which names its devices twice, and their stays. */
export const MESSAGE_BODY_LIMIT_BYTES = 1024 * 1024;
