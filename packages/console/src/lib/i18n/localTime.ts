// Without its rules of all timezones: the browser knows its own.
import moment from 'moment-timezone/moment-timezone.js';

/** Shows a timestamp as DD.MM.YYYY HH:mm. */
export type TimeFormat = (timestamp: string) => string;

/** When a user did something, in the browser's timezone. */
export const formatLocalTime: TimeFormat = (timestamp) =>
  moment(timestamp).format('DD.MM.YYYY HH:mm');
