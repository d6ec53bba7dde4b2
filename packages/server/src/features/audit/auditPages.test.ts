import type { AuditEntry, AuditPage } from '@concierge/contract/audit';
import { TOTAL_COUNT_HEADER } from '@concierge/contract/csv';
import { paths } from '@concierge/contract/paths';
import { expect, it } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase } from '../../testing/eachDatabase.ts';
import { fillProject } from '../../testing/fill.ts';
import { addRow, addRows } from '../../testing/rows.ts';

const ENTRIES = 1_234;

describeOnEachDatabase('reading the audit trail', (server) => {
  let filled: Promise<Caller> | undefined;
  const open = async () => {
    filled ??= (async () => {
      await fillProject(server().db, server().project, {
        requests: 0,
        messages: 0,
        others: ENTRIES,
      });
      return server().signIn('admin');
    })();
    return filled;
  };

  async function walk(query: Record<string, string>): Promise<AuditEntry[]> {
    const admin = await open();
    const entries: AuditEntry[] = [];
    let before: string | null = null;
    do {
      const search: string = new URLSearchParams({
        ...query,
        limit: '200',
        ...(before === null ? {} : { before }),
      }).toString();
      const body = await admin.read<AuditPage>(`${paths.audit(server().project.id)}?${search}`);
      entries.push(...body.data);
      before = body.next;
    } while (before !== null);
    return entries;
  }

  it('page by page gives every entry once, newest first', async () => {
    const entries = await walk({});
    expect(entries.length).toBeGreaterThan(ENTRIES);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('is not confused by entries of the same instant, nor by new ones in between', async () => {
    const { db, project } = server();
    const admin = await open();
    const at = '2020-01-01T00:00:00.000Z';
    const row = {
      project_id: project.id,
      created_at: at,
      actor_kind: 'command_line' as const,
      action: 'device.created' as const,
      subject_kind: 'device' as const,
      count: 1,
      changes: '[]',
    };
    await addRows(db, 'audit_entry', 5, (n) => ({ ...row, subject_name: `same ${n}` }));
    const names: (string | null)[] = [];
    let query = '?action=device.created&limit=2&to=2020-02-01T00:00:00Z';
    for (let page = 0; page < 3; page += 1) {
      const body = await admin.read<AuditPage>(`${paths.audit(project.id)}${query}`);
      names.push(...body.data.map(({ subject_name }) => subject_name));
      query = `?action=device.created&limit=2&to=2020-02-01T00:00:00Z&before=${body.next}`;
      const created_at = '2020-01-02T00:00:00.000Z';
      await addRow(db, 'audit_entry', { ...row, created_at, subject_name: 'new' });
    }
    expect(names).toEqual(['same 4', 'same 3', 'same 2', 'same 1', 'same 0']);
  });

  it('is narrowed by who, what, and when', async () => {
    const admin = await open();
    const id = server().project.users.admin;
    const filters: [Record<string, string>, (entry: AuditEntry) => boolean][] = [
      [{ action: 'message.published' }, ({ action }) => action === 'message.published'],
      [{ subject_kind: 'message' }, ({ subject_kind }) => subject_kind === 'message'],
      [{ actor_kind: 'user', actor_id: String(id) }, ({ actor_id }) => actor_id === id],
      [
        { from: '2026-01-01T10:00:00+01:00', to: '2026-01-01T10:00:00Z' },
        ({ at }) => at >= '2026-01-01T09:00' && at < '2026-01-01T10:00',
      ],
    ];
    const all = await walk({});
    for (const [query, fits] of filters) {
      const expected = all.filter(fits);
      expect(expected.length).toBeGreaterThan(50);
      expect(await walk(query)).toEqual(expected);
      const { status, headers } = await admin.post(
        `${paths.csv(paths.audit(server().project.id))}?${new URLSearchParams(query)}`,
        {},
      );
      expect([status, headers.get(TOTAL_COUNT_HEADER)]).toEqual([200, String(expected.length)]);
    }
  });

  it.each([
    'from=2016-12-31T23:59:60Z',
    'from=yesterday',
    'before=2026-01-01T00:00:00.000Z_9999999999',
    'before=x',
    'before=------------------------_1',
    'limit=0',
    'surprise=1',
  ])('refuses %s', async (query) => {
    const admin = await open();
    const { id } = server().project;
    expect((await admin.get(`${paths.audit(id)}?${query}`)).status).toBe(400);
    expect((await admin.post(`${paths.csv(paths.audit(id))}?${query}`, {})).status).toBe(400);
  });
});
