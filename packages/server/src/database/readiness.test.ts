import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { watchReadiness } from './readiness.ts';

const HOUR_MS = 60 * 60_000;

describeOnEachDatabase('the check of the whole file', (server) => {
  /** Readiness whose checks end when the test says so. */
  function watch() {
    const checks: PromiseWithResolvers<string | null>[] = [];
    const failures: unknown[] = [];
    let time = 0;
    const readiness = watchReadiness({
      database: {
        ...server().database,
        findDamage() {
          const check = Promise.withResolvers<string | null>();
          checks.push(check);
          return check.promise;
        },
      },
      now: () => new Date(time),
      onFailure: (error) => failures.push(error),
    });
    const ready = async () => (await readiness()).status;
    return { checks, failures, ready, hourLater: () => (time += HOUR_MS) };
  }

  it('is not started twice, so that an older result never replaces a newer one', async () => {
    const { checks, ready, hourLater } = watch();
    await ready();
    hourLater();
    await ready();
    expect(checks).toHaveLength(1);
    checks[0]?.resolve(null);
    expect(await ready()).toBe('ok');
    hourLater();
    await ready();
    checks[1]?.resolve('page 7');
    await expect.poll(ready).toBe('damaged database');
    expect(checks).toHaveLength(2);
  });

  it('is made again when it could not be made', async () => {
    const { checks, failures, ready } = watch();
    await ready();
    checks[0]?.reject(new Error('the reading thread has ended'));
    await expect.poll(() => failures).toHaveLength(1);
    expect(await ready()).toBe('ok');
    expect(checks).toHaveLength(2);
    checks[1]?.resolve('page 7');
    await expect.poll(ready).toBe('damaged database');
  });
});
