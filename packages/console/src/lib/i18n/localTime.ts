// Without its rules of all timezones: the browser knows its own.
import moment from 'moment-timezone/moment-timezone.js';

/**
 * When something happened, in the browser's timezone as DD.MM.YYYY HH:mm. For dialogs, which are loaded when they are
 * opened: screens start without this library, with `formatBrowserTime` of the contract.
 */
export const formatLocalTime = (timestamp: string): string =>
  moment(timestamp).format('DD.MM.YYYY HH:mm');
