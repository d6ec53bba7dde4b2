/** Days in the browser's timezone, as `2026-03-02`. */
export interface Days {
  /** The first. */
  from: string | null;
  /** The last. */
  to: string | null;
}

/** A day as a date field gives it, once its year is complete. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  // Some browsers take 31 February for a day of March.
  return new Date(text).toISOString().startsWith(text);
}

function readDay(params: URLSearchParams, name: string): string | null {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : null;
}

/** Reads days from the address bar; what it gets wrong is left out. */
export const readDays = (params: URLSearchParams): Days => ({
  from: readDay(params, 'from'),
  to: readDay(params, 'to'),
});

/** Midnight in the browser's timezone at the start of a day, or so many days later. */
export function startOfDay(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** The instants between which days of another timezone are, as links of reports name them. */
export interface Instants {
  since: string | null;
  until: string | null;
}

/** Reads them from the address bar: both, or none. */
export function readInstants(params: URLSearchParams): Instants {
  const [since = null, until = null] = ['since', 'until'].map((name) => {
    const text = params.get(name) ?? '';
    return !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text ? text : null;
  });
  return since !== null && until !== null ? { since, until } : { since: null, until: null };
}
