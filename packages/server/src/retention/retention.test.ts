import { MessageState, MessageType } from '@concierge/contract/messageStates';
import type { Retention } from '@concierge/contract/house';
import { RequestState } from '@concierge/contract/requestStates';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database/schema.ts';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { addRow, addRows, rowOf, setRows } from '../testing/rows.ts';
import { type TestProject, requestRow } from '../testing/testProject.ts';
import { applyRetention } from './applyRetention.ts';

const DAY_MS = 24 * 60 * 60_000;
const { waiting, approved, canceled, done } = RequestState;

describeOnEachDatabase('retention', (server) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

  async function addRequest(project: TestProject, state_id: RequestState, days: number) {
    const at = daysAgo(days);
    const { admin, helena } = project.users;
    const request_id = await addRow(server().db, 'service_request', {
      ...requestRow(project, at),
      state_id,
      note: 'Please',
      ...(state_id === approved || state_id === done ? { approved_at: at } : {}),
      ...(state_id === done ? { completed_at: at } : {}),
      ...(state_id === canceled ? { canceled_at: at } : {}),
    });
    const about = { project_id: project.id, request_id, created_at: at };
    await addRow(server().db, 'request_history', { ...about, to_state: state_id });
    await addRow(server().db, 'staff_note', { ...about, user_id: admin, text: 'Remark' });
    const users = { from_user_id: helena, to_user_id: admin, by_user_id: admin };
    await addRow(server().db, 'request_hand_over', { ...about, ...users, how: 'taken_over' });
    return request_id;
  }

  async function addMessage(
    { id: project_id, users, devices }: TestProject,
    { written, published, request }: { written: number; published?: number; request?: number },
  ) {
    const message_id = await addRow(server().db, 'message', {
      project_id,
      type: MessageType.message,
      state: published === undefined ? MessageState.draft : MessageState.published,
      title: 'Title',
      message: 'Text',
      user_id: users.admin,
      service_request_id: request ?? null,
      created_at: daysAgo(written),
      published_at: published === undefined ? null : daysAgo(published),
    });
    const row = { project_id, message_id, device_id: devices[0].id };
    await server().db.insertInto('message_device').values(row).execute();
    return message_id;
  }

  const addEntry = ({ id: project_id }: TestProject, days: number) =>
    addRow(server().db, 'audit_entry', {
      project_id,
      created_at: daysAgo(days),
      actor_kind: 'command_line',
      action: 'device.created',
      subject_kind: 'device',
      count: 1,
      changes: '[]',
    });

  const keep = ({ id }: TestProject, { requests, messages, audit }: Retention) => {
    const months = { requests_months: requests, messages_months: messages, audit_months: audit };
    return setRows(server().db, 'project', months, { id });
  };

  /** This column of the project's rows, in order. */
  async function valuesOf(table: keyof Database, column: string, { id }: TestProject) {
    const { rows } = await sql<{ value: number }>`select ${sql.ref(column)} as value
      from ${sql.table(table)} where project_id = ${id} order by 1`.execute(server().db);
    return rows.map(({ value }) => value);
  }
  const idsOf = (table: keyof Database, project: TestProject) => valuesOf(table, 'id', project);

  const purge = () => {
    const { database, app } = server();
    return applyRetention({ database, now: () => new Date(), log: app.log });
  };

  it('is off by default: everything stays', async () => {
    const { project } = server();
    const ids = [
      await addRequest(project, done, 5_000),
      await addRequest(project, canceled, 5_000),
    ];
    const message = await addMessage(project, { written: 5_000, published: 5_000 });
    const entry = await addEntry(project, 5_000);
    await purge();
    expect(await idsOf('service_request', project)).toEqual(ids);
    expect(await idsOf('message', project)).toEqual([message]);
    expect(await idsOf('audit_entry', project)).toEqual([entry]);
  });

  it('deletes finished requests with their history and notes, and nothing else', async () => {
    const { project, foreign, db } = server();
    const old = [await addRequest(project, done, 800), await addRequest(project, canceled, 800)];
    const kept = [
      await addRequest(project, waiting, 800),
      await addRequest(project, approved, 800),
      await addRequest(project, done, 700),
      await addRequest(project, canceled, 700),
    ];
    const elsewhere = [await addRequest(foreign, done, 800)];
    const note = await addMessage(project, { written: 800, published: 800, request: old[0] ?? 0 });
    const other = await addMessage(project, {
      written: 800,
      published: 800,
      request: kept[0] ?? 0,
    });
    await keep(project, { requests: 24, messages: 0, audit: 0 });
    await purge();
    expect(await idsOf('service_request', project)).toEqual(kept);
    expect(await idsOf('service_request', foreign)).toEqual(elsewhere);
    for (const table of ['staff_note', 'request_hand_over', 'request_history'] as const) {
      expect(await valuesOf(table, 'request_id', project)).toEqual(kept);
    }
    const messages = await idsOf('message', project);
    expect(messages).toContain(other);
    expect(messages).not.toContain(note);
    const purged = { project_id: project.id, action: 'project.purged' } as const;
    const entry = await rowOf(db, 'audit_entry', purged);
    expect(entry).toMatchObject({ actor_kind: 'server' });
    expect(JSON.parse(entry.changes)).toEqual([{ field: 'requests', from: '4', to: null }]);
  });

  it('deletes events, which repeat what guests wrote, with the requests of their time', async () => {
    const { project: ours, foreign, db } = server();
    const addEvents = async ({ id: project_id }: TestProject, ages: readonly number[]) => {
      await addRows(db, 'event', ages.length, (index) => ({
        project_id,
        seq: index + 1,
        event: 'request.created' as const,
        payload: JSON.stringify({ payload: { id: 1 }, notice: { note: 'Please' } }),
        created_at: daysAgo(ages[index] ?? 0),
      }));
    };
    const numbersOf = (project: TestProject) => valuesOf('event', 'seq', project);
    const old = Array.from({ length: 150 }, () => 800);
    await addEvents(ours, [...old, 700, 1]);
    await addEvents(foreign, [800]);
    await keep(ours, { requests: 0, messages: 1, audit: 0 });
    await purge();
    expect(await numbersOf(ours)).toHaveLength(152);
    await keep(ours, { requests: 24, messages: 0, audit: 0 });
    await purge();
    expect(await numbersOf(ours)).toEqual([151, 152]);
    expect(await numbersOf(foreign)).toEqual([1]);
  });

  it('deletes messages by the day they were published, and drafts by the day they were written', async () => {
    const { project } = server();
    await keep(project, { requests: 0, messages: 12, audit: 0 });
    await purge();
    await addMessage(project, { written: 500, published: 500 });
    await addMessage(project, { written: 500 });
    const kept = [
      await addMessage(project, { written: 500, published: 300 }),
      await addMessage(project, { written: 300 }),
    ];
    await purge();
    expect(await idsOf('message', project)).toEqual(kept);
  });

  it('deletes entries of the audit trail only when they are older than the database lets go', async () => {
    const { project, foreign, db } = server();
    const elsewhere = await addEntry(foreign, 5_000);
    const old = await addEntry(project, 1_200);
    const kept = await addEntry(project, 1_000);
    await keep(project, { requests: 0, messages: 0, audit: 36 });
    await expect(db.deleteFrom('audit_entry').where('id', '=', kept).execute()).rejects.toThrow(
      'append-only',
    );
    await purge();
    const ids = await idsOf('audit_entry', project);
    expect(ids).toContain(kept);
    expect(ids).not.toContain(old);
    expect(await idsOf('audit_entry', foreign)).toContain(elsewhere);
  });

  it('works in steps, and goes on where it was stopped', async () => {
    const { project, db } = server();
    await keep(project, { requests: 1, messages: 0, audit: 0 });
    await purge();
    const before = await idsOf('service_request', project);
    const at = daysAgo(100);
    const row = { ...requestRow(project, at), state_id: done, completed_at: at };
    await addRows(db, 'service_request', 450, () => row);

    const stopping = new AbortController();
    const steps: number[] = [];
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'DeleteQueryNode') steps.push(steps.length);
        return node;
      },
      transformResult: async ({ result }) => {
        if (steps.length > 0) stopping.abort();
        return result;
      },
    });
    const counting = {
      database: { db: counted, dialect: server().database.dialect },
      log: server().app.log,
      now: () => new Date(),
      signal: stopping.signal,
    };
    await applyRetention(counting);
    expect((await idsOf('service_request', project)).length - before.length).toBe(350);
    await purge();
    expect(await idsOf('service_request', project)).toEqual(before);
  });
});
