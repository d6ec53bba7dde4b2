import MockDate from 'mockdate';

/** Now, for every story. */
export const stopClock = (): void => MockDate.set('2026-03-02T09:30:00.000Z');

export const startClock = (): void => MockDate.reset();
