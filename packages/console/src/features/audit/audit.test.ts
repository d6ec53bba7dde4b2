import type { AuditEntry } from '@concierge/contract/audit';
import { describe, expect, it, vi } from 'vitest';
import { i18n } from '../../lib/i18n/i18n.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { isDay } from '../../lib/list/days.ts';
import { dayPresets } from '../../lib/list/dayPresets.ts';
import { readAuditCall, toAuditFilter } from './auditQuery.ts';
import { type AuditQuery, auditRequested } from './auditSlice.ts';
import { toAuditRow } from './auditRows.ts';

const context = signedInConsole();

const audit = () => context.tab.state().audit;
const read = (query = '') => readAuditCall(new URLSearchParams(query));

async function load(query: AuditQuery = {}) {
  context.tab.dispatch(auditRequested(query));
  await context.tab.until((state) => !state.audit.isLoading);
  return audit();
}

describe('the audit trail', () => {
  it('is loaded page by page, the newest first', async () => {
    const { id: project_id } = context.server.project;
    await context.server.db
      .insertInto('audit_entry')
      .values(
        Array.from({ length: 70 }, (_, at) => ({
          project_id,
          created_at: `2026-01-01T00:00:${String(at % 60).padStart(2, '0')}.000Z`,
          actor_kind: 'server' as const,
          action: 'project.purged' as const,
          subject_kind: 'project' as const,
          count: 1,
          changes: '[]',
        })),
      )
      .execute();
    const first = await load({ actor_kind: 'server' });
    expect(first.data).toHaveLength(50);
    const second = await load({ actor_kind: 'server', before: first.next ?? '' });
    expect(second).toMatchObject({ next: null, isLoading: false });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(70);
    expect(context.sent.map(({ params }) => params)).toEqual([
      { actor_kind: 'server' },
      { actor_kind: 'server', before: first.next },
    ]);
  });
});

describe('the filters of the audit trail in the address bar', () => {
  it('become those of the server, days in the timezone of the browser', () => {
    const call = read(
      'actor=user:7&action=user.deleted&subject=user&from=2026-03-01&to=2026-03-01',
    );
    expect(toAuditFilter(call)).toEqual({
      actor_kind: 'user',
      actor_id: 7,
      action: 'user.deleted',
      subject_kind: 'user',
      from: new Date(2026, 2, 1).toISOString(),
      to: new Date(2026, 2, 2).toISOString(),
    });
    expect(toAuditFilter(read('actor=command_line'))).toEqual({ actor_kind: 'command_line' });
    expect(toAuditFilter(read())).toEqual({});
  });

  it.each([
    'actor=user:x',
    'actor=nobody',
    'action=x',
    'subject=x',
    'from=2026-02-31x',
    'from=2026-02-31',
    'to=soon',
    'before=1',
  ])('ignore %s', (query) => expect(read(query)).toEqual(read()));

  it('Q18 have presets by days of the browser, over a change of its clock as well', () => {
    vi.stubEnv('TZ', 'Europe/Prague');
    const presets = dayPresets('2026-03-30T22:00:00.000Z', (name) => name);
    expect(presets.map(({ label, range: { from, to } }) => [label, from, to])).toEqual([
      ['today', '2026-03-31', '2026-03-31'],
      ['yesterday', '2026-03-30', '2026-03-30'],
      ['last7', '2026-03-25', '2026-03-31'],
      ['last30', '2026-03-02', '2026-03-31'],
    ]);
  });

  it.each([
    ['0002-03-01', false],
    ['0202-03-01', false],
    ['2026-03-01', true],
    ['', false],
  ])('a day that is being typed counts once its year is complete: %s', (text, complete) => {
    expect(isDay(text)).toBe(complete);
  });
});

describe('an entry as text', () => {
  const entry: AuditEntry = {
    id: 1,
    at: '2026-03-02T09:30:00.000Z',
    actor_kind: 'user',
    actor_id: 7,
    actor_name: 'ann',
    action: 'user.changed',
    subject_kind: 'user',
    subject_id: 8,
    subject_name: 'bob',
    address: '192.0.2.1',
    count: 1,
    changes: [],
  };
  const rowOf = (changed: Partial<AuditEntry>) =>
    toAuditRow({ ...entry, ...changed }, i18n.getFixedT('en', ['audit', 'requests'] as const));

  it('has its time in the zone of the browser, and says what changed', () => {
    vi.stubEnv('TZ', 'Europe/Prague');
    const changes: AuditEntry['changes'] = [
      { field: 'username', from: 'rob', to: 'bob' },
      { field: 'user_type', from: null, to: 'admin' },
      { field: 'services', from: 'Spa', to: null },
      { field: 'source', from: null, to: 'phone' },
    ];
    expect(rowOf({ changes })).toMatchObject({
      at: '02.03.2026 10:30',
      actor: 'ann',
      action: 'User changed',
      subject: 'bob',
      changes: [
        'Username: bob (before: rob)',
        'User type: Administrator',
        'No longer assigned: Spa',
        'Source: By phone',
      ],
    });
    expect(rowOf({})).not.toHaveProperty('times');
  });

  it('marks failed sign-ins, names no account that is unknown, and counts them', () => {
    const failed = {
      action: 'session.failed',
      actor_kind: 'anonymous',
      actor_name: null,
      subject_name: null,
      count: 3,
    } as const;
    expect(rowOf(failed)).toMatchObject({
      actor: 'Not signed in',
      warning: true,
      times: '3 times',
      subject: 'Unknown account',
    });
    expect(rowOf({ ...failed, address: null }).subject).toBe('Various accounts');
  });

  it('P12 says whether the password rules are on', () => {
    const changes: AuditEntry['changes'] = [{ field: 'password_policy', from: 'on', to: 'off' }];
    expect(rowOf({ action: 'project.password_policy_changed', changes }).changes).toEqual([
      'Password rules: off (before: on)',
    ]);
  });

  it('says months of retention, and forever', () => {
    const changes: AuditEntry['changes'] = [{ field: 'requests', from: '0', to: '24' }];
    expect(rowOf({ action: 'project.retention_changed', changes }).changes).toEqual([
      'Requests: 24 months (before: forever)',
    ]);
    const purged: AuditEntry['changes'] = [{ field: 'requests', from: '1204', to: null }];
    expect(rowOf({ action: 'project.purged', changes: purged }).changes).toEqual([
      'Requests: 1204',
    ]);
  });
});
