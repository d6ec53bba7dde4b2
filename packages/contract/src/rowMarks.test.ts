import { describe, expect, it } from 'vitest';
import type { ManagedDevice, Stay } from './managedDevices.ts';
import { afterDeviceChanged, afterUserChanged } from './rowMarks.ts';
import { WAITING_REQUEST } from './testing/waitingRequest.ts';

const approved = { ...WAITING_REQUEST, state_id: 2 as const, approved_by: 7 };

const stay: Stay = {
  id: 1,
  started_at: '2026-03-02T12:00:00.000Z',
  lang: 'de',
  do_not_disturb: true,
};
const changed = (now: Partial<Stay> | null, device_id = 1, name = 'Room 101') => ({
  device_id,
  device: { name, stay: now && { ...stay, ...now } } as ManagedDevice,
});
const before = { ...WAITING_REQUEST, service_date: '2026-03-02T11:59:59.999Z' };
const during = { ...WAITING_REQUEST, service_date: '2026-03-02T12:00:00.000Z' };

describe('marks of a request', () => {
  it('M8 what a deleted user approved has no approver any more, and only that', () => {
    const gone = { user_id: 7, username: null };
    expect(afterUserChanged(approved, gone)).toEqual({ ...approved, approver_gone: true });
    for (const row of [WAITING_REQUEST, { ...approved, approved_by: 8 }]) {
      expect(afterUserChanged(row, gone)).toBe(row);
    }
    expect(afterUserChanged(approved, { user_id: 7, username: 'renamed' })).toBe(approved);
    expect(afterUserChanged(approved, { user_id: 7 })).toBe(approved);
    const done = { ...approved, state_id: 4 as const };
    expect(afterUserChanged(done, gone)).toBe(done);
  });

  it('O11 a new stay leaves what came before it to the stay before', () => {
    expect(afterDeviceChanged(before, changed({}))).toEqual({ ...before, previous_stay: true });
    expect(afterDeviceChanged(before, changed({}, 2))).toBe(before);
    expect(afterDeviceChanged(before, changed(null))).toBe(before);
  });

  it('O11 what came in the stay has its language and wish, as they are now', () => {
    const marked = { ...during, stay_lang: 'de', do_not_disturb: true };
    expect(afterDeviceChanged(during, changed({}))).toEqual(marked);
    expect(afterDeviceChanged(marked, changed({}))).toBe(marked);
    expect(afterDeviceChanged(marked, changed({ lang: null, do_not_disturb: false }))).toEqual(
      during,
    );
  });

  it('O1 a renamed device has its name on every request', () => {
    const renamed = changed(null, 1, 'Suite 1');
    expect(afterDeviceChanged(during, renamed)).toEqual({ ...during, device_name: 'Suite 1' });
    const old = { ...before, previous_stay: true };
    expect(afterDeviceChanged(old, renamed)).toEqual({ ...old, device_name: 'Suite 1' });
  });
});
