import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { rowsOf } from '../testing/rows.ts';
import {
  type CommittedEvent,
  type NewEvent,
  changeInTransaction,
  latestSeq,
  readEvents,
} from './eventLog.ts';

const change = (id: number): NewEvent => ({
  event: 'service.changed',
  payload: { service_id: id, service: null },
});

describeOnEachDatabase('the event log', (server) => {
  const projectId = () => server().project.id;
  const position = async () => (await latestSeq(server().db, projectId())) ?? -1;

  it('I4 numbers the events of a change and wakes after the commit', async () => {
    const { db } = server();
    const start = await position();
    const woken: [number, readonly CommittedEvent[]][] = [];
    const result = await changeInTransaction(
      server().database,
      (id, events) => woken.push([id, events]),
      projectId(),
      async (_trx, record) => {
        record(change(1));
        record(change(2));
        expect(woken).toEqual([]);
        return 'done';
      },
    );
    expect(result).toBe('done');
    expect(woken).toEqual([
      [
        projectId(),
        [
          { ...change(1), seq: start + 1 },
          { ...change(2), seq: start + 2 },
        ],
      ],
    ]);
    expect(await readEvents(db, projectId(), start, 10)).toEqual([
      { ...change(1), seq: start + 1, reloadState: true },
      { ...change(2), seq: start + 2, reloadState: true },
    ]);
  });

  it('I4 an event counts what the changes before it left, of those at the same instant too', async () => {
    const start = await position();
    await Promise.all(Array.from({ length: 10 }, () => server().request()));
    const events = await readEvents(server().db, projectId(), start, 10);
    const counts = events.map((frame) =>
      frame.event === 'request.created' ? frame.payload.update.open.waiting : 0,
    );
    const first = counts[0] ?? 0;
    expect(counts).toEqual(Array.from({ length: 10 }, (_, index) => first + index));
  });

  it('I4 stores no event and uses no number when the change fails', async () => {
    const { db } = server();
    const start = await position();
    const woken: number[] = [];
    const failing = changeInTransaction(
      server().database,
      (id) => woken.push(id),
      projectId(),
      async (trx, record) => {
        record(change(1));
        await trx.insertInto('meta').values({ key: 'undone', value: 'x' }).execute();
        throw new Error('no');
      },
    );
    await expect(failing).rejects.toThrow('no');
    expect(woken).toEqual([]);
    expect(await position()).toBe(start);
    expect(await readEvents(db, projectId(), start, 10)).toEqual([]);
    expect(await rowsOf(db, 'meta', { key: 'undone' })).toEqual([]);
  });

  it('I4 rolls the change back when its event cannot be stored', async () => {
    const { db } = server();
    const failing = changeInTransaction(
      server().database,
      () => undefined,
      999_999,
      async (trx, record) => {
        await trx.insertInto('meta').values({ key: 'undone', value: 'x' }).execute();
        record(change(1));
      },
    );
    await expect(failing).rejects.toThrow(/is gone/);
    expect(await rowsOf(db, 'meta', { key: 'undone' })).toEqual([]);
  });

  it('I4 gives concurrent changes numbers without gaps, and each project its own', async () => {
    const { db, foreign } = server();
    const start = await position();
    const elsewhere = (await latestSeq(db, foreign.id)) ?? -1;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        changeInTransaction(
          server().database,
          (_id, events) => order.push(...events.map(({ seq }) => seq)),
          projectId(),
          async (_trx, record) => record(change(index)),
        ),
      ),
    );
    const expected = Array.from({ length: 40 }, (_, index) => start + 1 + index);
    expect(order.toSorted((a, b) => a - b)).toEqual(expected);
    const frames = await readEvents(db, projectId(), start, 500);
    expect(frames.map(({ seq }) => seq)).toEqual(expected);
    expect(await latestSeq(db, foreign.id)).toBe(elsewhere);
  });

  it('has no position for a project that does not exist', async () => {
    expect(await latestSeq(server().db, 999_999)).toBeUndefined();
  });
});
