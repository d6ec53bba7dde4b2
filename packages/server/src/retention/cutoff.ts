/**
 * The day before which rows are older than `months`: whole days in UTC, as the trigger of the audit trail
 * counts them (`0100_audit.ts`). Of a shorter month it is the last day.
 */
export function cutoffOf(now: Date, months: number): string {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth() - months, now.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
