import type { AuditEntry, AuditPage } from '@concierge/contract/audit';
import { CSV_SEPARATORS, type CsvSeparator } from '@concierge/contract/auditKinds';
import { paths } from '@concierge/contract/paths';
import { describe, expect, it } from 'vitest';
import { type Caller, succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase } from '../../testing/eachDatabase.ts';
import { fillProject } from '../../testing/fill.ts';
import { auditCsv, csvFormat } from './auditCsv.ts';
import { addRow, addRows } from '../../testing/rows.ts';

const ENTRY: AuditEntry = {
  id: 1,
  at: '2026-03-02T09:30:00.000Z',
  actor_kind: 'user',
  actor_id: 7,
  actor_name: 'ann',
  action: 'user.changed',
  subject_kind: 'user',
  subject_id: 8,
  subject_name: 'bob',
  address: '::1',
  count: 1,
  changes: [{ field: 'username', from: 'rob', to: 'bob' }],
};

async function csvOf(
  entries: AuditEntry[],
  separator: CsvSeparator = 'comma',
  timezone = 'UTC',
): Promise<string> {
  const pieces = auditCsv(
    (async function* () {
      yield entries;
    })(),
    csvFormat(separator, timezone),
  );
  let csv = '';
  for await (const piece of pieces) csv += piece;
  return csv;
}

describe('the audit trail as CSV', () => {
  it('has a header and one line for each entry', async () => {
    expect(await csvOf([ENTRY])).toBe(
      '\uFEFFtime (UTC),at,actor_kind,actor_id,actor_name,action,subject_kind,subject_id,subject_name,address,count,changes\r\n' +
        '2026-03-02 09:30:00,2026-03-02T09:30:00.000Z,user,7,ann,user.changed,user,8,bob,::1,1,username: rob → bob\r\n',
    );
  });

  // The last ones: full-width, small, superscript and typographic forms of these characters.
  it.each('=+-@\t\r＝＋－＠﹦﹢﹣﹫⁼⁺−'.split(''))(
    'R14 lets no spreadsheet calculate %j',
    async (sign) => {
      const name = `${sign}1+1`;
      const csv = await csvOf([{ ...ENTRY, actor_name: name }]);
      expect(csv.split('user,7,')[1]?.replace(/^"/, '')).toMatch(/^'/);
      expect(csv).toContain(`'${name}`);
    },
  );

  it('quotes commas, quotes and line ends', async () => {
    const csv = await csvOf([{ ...ENTRY, subject_name: 'a, "b"\nc' }]);
    expect(csv).toContain(',"a, ""b""\nc",');
  });

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ] as const)('Y21 has a %s between two values', async (separator, delimiter) => {
    const csv = await csvOf([ENTRY], separator);
    expect(csv.split('\r\n')[0]?.split(delimiter)).toHaveLength(12);
    expect(csv).toContain(['', 'user', '7', 'ann', 'user.changed', ''].join(delimiter));
  });

  it.each(CSV_SEPARATORS)(
    'Y21 a value is one cell whatever the spreadsheet expects: %s',
    async (separator) => {
      const name = 'a,b;=1+1\tc';
      expect(await csvOf([{ ...ENTRY, subject_name: name }], separator)).toContain(`"${name}"`);
    },
  );

  it.each([
    ['Europe/Istanbul', '2026-03-02T09:30:00.000Z', '2026-03-02 12:30:00'],
    ['Europe/Prague', '2026-03-02T09:30:59.999Z', '2026-03-02 10:30:59'],
    ['Europe/Prague', '2026-07-02T22:30:00.000Z', '2026-07-03 00:30:00'],
    ['America/New_York', '2026-01-01T01:00:00.000Z', '2025-12-31 20:00:00'],
    ['UTC', '2026-03-02T09:30:00.000Z', '2026-03-02 09:30:00'],
  ])('Y21 begins with the time in %s, as a spreadsheet reads it', async (timezone, at, time) => {
    const [header, line] = (await csvOf([{ ...ENTRY, at }], 'comma', timezone)).split('\r\n');
    expect(header).toContain(`\uFEFFtime (${timezone}),at,`);
    expect(line).toContain(`${time},${at},`);
  });
});

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

  const linesOf = async (query: string) => {
    const admin = await open();
    const { body, headers } = succeeded(
      await admin.get<string>(`${paths.audit(server().project.id)}.csv${query}`),
    );
    return { lines: body.trim().split('\r\n').slice(1), headers };
  };

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
    const { admin } = server().project.users;
    const filters: [Record<string, string>, (entry: AuditEntry) => boolean][] = [
      [{ action: 'message.published' }, ({ action }) => action === 'message.published'],
      [{ subject_kind: 'message' }, ({ subject_kind }) => subject_kind === 'message'],
      [{ actor_kind: 'user', actor_id: String(admin) }, ({ actor_id }) => actor_id === admin],
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
      const { lines } = await linesOf(`?${new URLSearchParams(query)}`);
      expect(lines).toHaveLength(expected.length);
    }
  });

  it('Y21 as CSV has every entry, as a file, written for the spreadsheet that opens it', async () => {
    const all = await walk({});
    const { lines, headers } = await linesOf('');
    expect(lines.map((line) => line.split(',')[1])).toEqual(all.map(({ at }) => at));
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const { lines: local } = await linesOf('?separator=semicolon&timezone=Europe/Istanbul');
    const time = new Date(Date.parse(all[0]?.at ?? '') + 3 * 3_600_000).toISOString();
    const cells = [time.slice(0, 19).replace('T', ' '), all[0]?.at];
    expect(local[0]?.split(';').slice(0, 2)).toEqual(cells);
  });

  it.each([
    'from=2016-12-31T23:59:60Z',
    'from=yesterday',
    'before=2026-01-01T00:00:00.000Z_9999999999',
    'before=x',
    'before=------------------------_1',
    'limit=0',
    'surprise=1',
    'separator=dot',
    'separator=',
    'timezone=Mars/Olympus',
    'timezone=%00',
  ])('Y21 refuses %s', async (query) => {
    const admin = await open();
    const { id } = server().project;
    expect((await admin.get(`${paths.audit(id)}?${query}`)).status).toBe(400);
    expect((await admin.get(`${paths.audit(id)}.csv?${query}`)).status).toBe(400);
  });
});
