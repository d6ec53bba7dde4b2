import { vi } from 'vitest';

/** Longer than anything takes on a machine that runs the other tests at the same time. */
const TIMEOUT_MS = 30_000;

/** Waits until the check does not throw any more. */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: TIMEOUT_MS });
}
