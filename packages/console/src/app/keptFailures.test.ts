import { expect, it, vi } from 'vitest';
import type { Notice } from '../lib/notify.ts';
import { visit } from '../testing/visitor.ts';

const failed = (id: string): Notice => ({ tone: 'danger', body: 'No connection', about: id, id });

/** The page is loaded. */
async function load() {
  vi.resetModules();
  return import('./keptFailures.ts');
}

it('U79 failures are kept over a reload until they are opened, and not once the same has succeeded', async () => {
  visit({});
  const first = await load();
  first.keepFailures([failed('1'), failed('2')]);
  first.keepFailures([failed('1')]);
  first.forgetFailure('2');
  const second = await load();
  expect(second.hasFailures()).toBe(true);
  expect(second.takeFailures()).toEqual([failed('1')]);
  expect((await load()).hasFailures()).toBe(false);
});

it('U79 the newest twenty are kept, whatever the storage holds', async () => {
  visit({});
  sessionStorage.setItem('concierge.failures', '7');
  const { keepFailures, takeFailures } = await load();
  keepFailures(Array.from({ length: 25 }, (_one, index) => failed(`${index}`)));
  expect(takeFailures().map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_one, index) => `${index + 5}`),
  );
});
