import { RequestState } from '@concierge/contract/requestStates';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { addRow, rowsOf, setRows } from '../testing/rows.ts';
import { requestRow } from '../testing/testProject.ts';
import { applyRetention } from './applyRetention.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const YEARS_MS = 5 * 365 * DAY_MS;
const START = Date.parse('2026-03-02T08:00:00.000Z');

describeOnEachDatabase('retention and a clock that jumps', (server) => {
  const warnings: string[] = [];
  let seq = 0;

  /** A purge at a time; returns how many of the project's requests are left. */
  async function purgeAt(at: number): Promise<number> {
    const { database, db, project } = server();
    const warn = (text: string) => void warnings.push(text);
    const log = { warn, error: warn } as never;
    await applyRetention({ database, now: () => new Date(at), log });
    return (await rowsOf(db, 'service_request', { project_id: project.id })).length;
  }

  /** What the server has kept of the clock is gone, and one request was completed at START. */
  beforeEach(async () => {
    const { db, project } = server();
    warnings.length = 0;
    await db.deleteFrom('meta').where('key', '=', 'purge_clock').execute();
    await db.deleteFrom('event').execute();
    await db.deleteFrom('request_history').execute();
    await db.deleteFrom('service_request').execute();
    await setRows(db, 'project', { requests_months: 1, event_seq: 0 });
    seq = 0;
    const at = new Date(START).toISOString();
    await addRow(db, 'service_request', {
      ...requestRow(project, at),
      state_id: RequestState.done,
      completed_at: at,
    });
  });

  async function addEvent(at: number) {
    const { db, project } = server();
    const created_at = new Date(at).toISOString();
    const event = { event: 'request.created', payload: '{"payload":{}}', created_at } as const;
    seq += 1;
    await db
      .insertInto('event')
      .values({ project_id: project.id, seq, ...event })
      .execute();
    await setRows(db, 'project', { event_seq: seq }, { id: project.id });
  }

  it('R10 a clock more than a day past the newest event deletes nothing', async () => {
    await addEvent(START - YEARS_MS);
    await addEvent(START);
    expect(await purgeAt(START + YEARS_MS)).toBe(1);
    expect(warnings).toEqual([expect.stringContaining('the clock has jumped')]);
  });

  it('R10 a clock within a day of the newest event deletes what has expired', async () => {
    await addEvent(START + YEARS_MS);
    expect(await purgeAt(START + YEARS_MS + DAY_MS)).toBe(0);
    expect(warnings).toEqual([]);
  });

  it('R10 a jump deletes nothing, whatever happens at the wrong time, and the right time goes on', async () => {
    await purgeAt(START + HOUR_MS);
    for (const hours of [0, 6, 12, 18]) {
      await addEvent(START + YEARS_MS + hours * HOUR_MS);
      expect(await purgeAt(START + YEARS_MS + hours * HOUR_MS)).toBe(1);
    }
    // A second jump from the wrong time is one more.
    expect(await purgeAt(START + 2 * YEARS_MS)).toBe(1);
    warnings.length = 0;
    expect(await purgeAt(START + 2 * HOUR_MS)).toBe(1);
    expect(warnings).toEqual([]);
  });

  it('R10 a server that was off for long purges again after it has run for a day', async () => {
    await purgeAt(START);
    const back = START + YEARS_MS;
    for (const hours of [0, 12, 24]) expect(await purgeAt(back + hours * HOUR_MS)).toBe(1);
    expect(await purgeAt(back + 25 * HOUR_MS)).toBe(0);
  });

  it('R10 a project without events is purged as long as the server runs', async () => {
    await addEvent(START);
    for (let days = 0; days <= 31; days += 1) {
      expect(await purgeAt(START + days * DAY_MS)).toBe(1);
    }
    expect(await purgeAt(START + 32 * DAY_MS)).toBe(0);
    expect(warnings).toEqual([]);
  });
});
