import { setTimeout as pause } from 'node:timers/promises';

/** Rows that one step deletes at most: few enough that nobody waits for it. */
export const ROWS_PER_STEP = 100;
/** Between two steps, so that a long purge leaves most of the database to the users. */
const PAUSE_MS = 50;

/** Repeats a step, which returns how much it deleted, until nothing is left or the server stops. */
export async function inSteps(
  signal: AbortSignal | undefined,
  step: () => Promise<number>,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    if ((await step()) < ROWS_PER_STEP) return;
    await pause(PAUSE_MS);
  }
}
