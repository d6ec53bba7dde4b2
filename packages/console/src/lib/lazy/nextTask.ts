/** Not every browser has it. */
const scheduler = (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler;

/** Ends the task: what was pressed is heard and what has changed is painted before the rest goes on. */
export function nextTask(): Promise<void> {
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
