import { ageOf, latenessOf, type RequestAge } from './ageModel.ts';

const TICK_MS = 15_000;

function updateAge(shown: HTMLElement, { now, format }: RequestAge): void {
  const age = ageOf(shown.closest('time')?.dateTime ?? '', now());
  const text = shown.firstChild;
  if (text) text.nodeValue = format(age);
  if (shown.dataset['late']) shown.dataset['late'] = latenessOf(age);
}

/**
 * Keeps the ages in a table up to date: one timer writes them, without rendering a row. It rests while the tab
 * is hidden.
 */
export function tickAges(table: HTMLElement, age: RequestAge): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    for (const shown of table.querySelectorAll<HTMLElement>('time > [data-part="Age"]')) {
      updateAge(shown, age);
    }
  };
  const follow = () => {
    clearInterval(timer);
    if (document.hidden) return;
    tick();
    timer = setInterval(tick, TICK_MS);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}
