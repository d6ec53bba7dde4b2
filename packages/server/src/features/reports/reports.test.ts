import * as fc from 'fast-check';
import { TOTAL_COUNT_HEADER } from '@concierge/contract/csv';
import { paths } from '@concierge/contract/paths';
import type { Report, ReportCounts } from '@concierge/contract/reports';
import { RequestState } from '@concierge/contract/requestStates';
import { REQUEST_SOURCES } from '@concierge/contract/requestSources';
import type { RequestFilter, RequestPage } from '@concierge/contract/requests';
import { expect, it } from 'vitest';
import { dayAfter, startOfDay } from '../../lib/zones.ts';
import { applyRetention } from '../../retention/applyRetention.ts';
import { succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { addRows, setRows } from '../../testing/rows.ts';

const { waiting, approved, canceled, done } = RequestState;
const HOUR_MS = 60 * 60_000;

/** Timezones with a day on which their clock changes: an hour twice, none, half of one, at midnight, never. */
const PLACES = [
  ['Europe/Prague', '2026-03-29'],
  ['Europe/Prague', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Africa/Cairo', '2026-04-24'],
  ['Atlantic/Azores', '2026-10-25'],
  ['Asia/Kolkata', '2026-05-05'],
  ['Pacific/Kiritimati', '2026-06-01'],
] as const;

const requests = fc.array(
  fc.record({
    at: fc.integer({ min: -72 * HOUR_MS, max: 72 * HOUR_MS }),
    state_id: fc.constantFrom(waiting, approved, canceled, done),
    service: fc.nat(1),
    device: fc.nat(1),
    source: fc.constantFrom(...REQUEST_SOURCES),
    by: fc.constantFrom('admin', 'operator', 'colleague'),
    next: fc.constantFrom('admin', 'operator', null),
    wait: fc.integer({ min: 0, max: 5 * HOUR_MS }),
  }),
  { minLength: 20, maxLength: 60 },
);
type Request = typeof requests extends fc.Arbitrary<(infer One)[]> ? One : never;

const projects = fc.record({
  place: fc.constantFrom(...PLACES),
  days: fc.integer({ min: 1, max: 3 }),
  requests,
});
type Project = typeof projects extends fc.Arbitrary<infer One> ? One : never;

const iso = (at: number) => new Date(at).toISOString();

describeOnEachDatabase('reports', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');

  const read = (from: string, to: string) =>
    admin.read<Report>(`${paths.report(server().project.id)}?from=${from}&to=${to}`);

  async function total(filter: RequestFilter): Promise<number> {
    const path = `${paths.requestQuery(server().project.id)}?limit=1`;
    return (await admin.write<RequestPage>(path, filter)).totalCount;
  }

  /** Puts the requests around the start of the day, which they are half before and half after. */
  async function store({ place: [zone, day], requests: made }: Project): Promise<void> {
    const { db, project } = server();
    await db.deleteFrom('service_request').execute();
    await db.deleteFrom('report_total').execute();
    await setRows(db, 'project', { time_zone: zone, requests_months: 0 }, { id: project.id });
    const middle = startOfDay(zone, day);
    const row = ({ at, state_id, service, device, source, by, next, wait }: Request) => {
      const came = middle + at;
      const approver = project.users[next ?? by];
      const isApproved = state_id === approved || state_id === done;
      return {
        project_id: project.id,
        service_id: project.services[service] ?? 0,
        device_id: project.devices[device]?.id ?? 0,
        source,
        state_id,
        service_date: iso(came),
        created_at: iso(came),
        approved_by: isApproved ? approver : null,
        approved_at: isApproved ? iso(came + wait) : null,
        first_approved_by: isApproved && next !== null ? project.users[by] : null,
        completed_by: state_id === done ? approver : null,
        completed_at: state_id === done ? iso(came + 2 * wait) : null,
        canceled_by: state_id === canceled && next !== null ? approver : null,
        canceled_at: state_id === canceled ? iso(came + wait) : null,
      };
    };
    await addRows(db, 'service_request', made.length, (index) => row(made[index] as Request));
  }

  const reportOf = ({ place: [, day], days }: Project) => read(day, dayAfter(day, days - 1));

  async function expectCounts(
    counts: Pick<ReportCounts, 'received' | 'waiting' | 'approved' | 'canceled' | 'completed'> & {
      canceled_by_guest: number;
    },
    filter: RequestFilter,
  ): Promise<void> {
    const states = { waiting, approved, canceled, completed: done } as const;
    expect(await total(filter)).toBe(counts.received);
    for (const [name, state] of Object.entries(states)) {
      const key = name as keyof typeof states;
      expect(await total({ ...filter, 'state_id in': [state] }), name).toBe(counts[key]);
    }
    expect(await total({ ...filter, canceled_by_guest: true })).toBe(counts.canceled_by_guest);
  }

  /** What fails is not made smaller: that takes long with a database. */
  const PROPERTY = { numRuns: 8, endOnFailure: true };

  it('P1 every number of a report is the total of the list that its filter gives', async () => {
    await fc.assert(
      fc.asyncProperty(projects, async (made) => {
        await store(made);
        const report = await reportOf(made);
        const between = ({ since, until }: { since: string; until: string }) => ({
          'service_date >=': since,
          'service_date <': until,
        });
        const period = between(report);
        await expectCounts(report, period);
        await expectCounts(report.before, between(report.before));
        for (const { id, ...counts } of report.services) {
          await expectCounts(counts, { ...period, 'service_id =': id });
        }
        for (const { id, ...counts } of report.rooms) {
          await expectCounts(counts, { ...period, 'device_id =': id });
        }
        for (const { source, ...counts } of report.sources) {
          await expectCounts(counts, { ...period, 'source =': source });
        }
        for (const { id, approved: held, canceled: ended, completed } of report.persons ?? []) {
          expect(await total({ ...period, 'approved_by =': id })).toBe(held);
          expect(await total({ ...period, 'canceled_by =': id })).toBe(ended);
          expect(await total({ ...period, 'completed_by =': id })).toBe(completed);
        }
        expect(report.days).toHaveLength(made.days);
        for (const day of report.days) {
          expect(await total(between(day))).toBe(day.received);
          expect(await total({ ...between(day), 'state_id in': [done] })).toBe(day.completed);
          expect(await total({ ...between(day), 'state_id in': [canceled] })).toBe(day.canceled);
        }
        for (const { weekday, hour, received } of report.hours) {
          const filter = { ...period, 'weekday =': weekday, 'hour =': hour };
          expect(await total(filter), `${weekday} ${hour}`).toBe(received);
        }
        const sum = report.hours.reduce((all, { received }) => all + received, 0);
        expect(sum).toBe(report.received);
        const nights = report.hours.filter(({ hour }) => hour === 2);
        const atNight = nights.reduce((all, { received }) => all + received, 0);
        expect(await total({ ...period, 'hour =': 2 })).toBe(atNight);
        const open = await total({ 'state_id in': [waiting] });
        expect(report.now.waiting).toBe(open);
      }),
      PROPERTY,
    );
  });

  it('P1 hours are those of the house, and half and 90 of 100 took no longer than the times', async () => {
    await fc.assert(
      fc.asyncProperty(projects, async (made) => {
        await store(made);
        const report = await reportOf(made);
        const [zone, day] = made.place;
        const start = startOfDay(zone, day);
        const length = Date.parse(report.until) - start;
        const second = (at: number) => Math.floor(at / 1000);
        const waits = made.requests
          .filter(
            ({ state_id, at }) =>
              [approved, done].some((one) => one === state_id) && at >= 0 && at < length,
          )
          .map(({ at, wait }) => second(start + at + wait) - second(start + at))
          .toSorted((one, other) => one - other);
        const rank = (share: number) => waits[Math.ceil(share * waits.length) - 1] ?? null;
        const clock = new Intl.DateTimeFormat('en', {
          timeZone: zone,
          weekday: 'short',
          hour: '2-digit',
          hourCycle: 'h23',
        });
        const came = made.requests.filter(({ at }) => at >= 0 && at < length);
        const clocks = new Set(came.map(({ at }) => clock.format(start + at)));
        const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
        expect(
          report.hours.map(
            ({ weekday, hour }) => `${names[weekday - 1]} ${String(hour).padStart(2, '0')}`,
          ),
        ).toEqual(expect.arrayContaining([...clocks].map((text) => text.replace(',', ''))));
        expect(report.hours).toHaveLength(clocks.size);
        expect(report.to_approve).toEqual({
          count: waits.length,
          median: rank(0.5),
          p90: rank(0.9),
        });
      }),
      PROPERTY,
    );
  });

  it('P5 a report is the same before and after retention has deleted requests', async () => {
    await fc.assert(
      fc.asyncProperty(projects, fc.integer({ min: 1, max: 6 }), async (made, days) => {
        await store(made);
        const { database, db, app, project } = server();
        const before = await reportOf(made);
        await setRows(db, 'project', { requests_months: 1 }, { id: project.id });
        const [, day] = made.place;
        const now = new Date(`${dayAfter(day, days + 28)}T12:00:00Z`);
        await db.deleteFrom('meta').where('key', '=', 'purge_clock').execute();
        await applyRetention({ database, now: () => now, log: app.log });
        const left = await db.selectFrom('service_request').select('id').execute();
        fc.pre(left.length < made.requests.length);
        expect(await reportOf(made)).toEqual(before);
      }),
      PROPERTY,
    );
  });

  it('P1 a period that runs on is compared with as much of the one before', async () => {
    await setRows(server().db, 'project', { time_zone: 'UTC' }, { id: server().project.id });
    const today = server().clock.now().toISOString().slice(0, 10);
    const { before, until } = await read(today, today);
    expect(until).toBe(`${dayAfter(today)}T00:00:00.000Z`);
    const passed = server().clock.now().getTime() - Date.parse(`${today}T00:00:00Z`);
    expect(before.from).toBe(dayAfter(today, -1));
    const cut = Date.parse(before.until) - Date.parse(before.since);
    expect(Math.abs(cut - passed)).toBeLessThanOrEqual(8 * 60_000);
  });

  it('P1 figures per person can be switched off', async () => {
    const { db, project } = server();
    await setRows(db, 'project', { person_figures: 0 }, { id: project.id });
    expect(await read('2026-03-29', '2026-03-30')).not.toHaveProperty('persons');
    await setRows(db, 'project', { person_figures: 1 }, { id: project.id });
    expect(await read('2026-03-29', '2026-03-30')).toHaveProperty('persons');
  });

  it('P2 a report is a file with all of its tables, for administrators', async () => {
    const { db, project } = server();
    const [zone, day] = PLACES[0];
    const [{ id: room }] = project.devices;
    await setRows(db, 'device', { name: '=1+1' }, { id: room });
    await store({
      place: [zone, day],
      days: 2,
      requests: [
        {
          at: HOUR_MS,
          state_id: done,
          service: 0,
          device: 0,
          source: 'device',
          by: 'admin',
          next: null,
          wait: 60_000,
        },
        {
          at: HOUR_MS,
          state_id: waiting,
          service: 1,
          device: 1,
          source: 'phone',
          by: 'admin',
          next: null,
          wait: 0,
        },
      ],
    });
    const days = `from=${day}&to=${dayAfter(day)}`;
    const path = `${paths.csv(paths.report(project.id))}?${days}&separator=semicolon&times=iso`;
    const linesOf = async () => {
      const labels = { section: 'Part', 'section.room': 'Room' };
      const { body, headers } = succeeded(await admin.post<string>(path, { labels }));
      const lines = body.split('\r\n').slice(0, -1);
      expect(headers.get(TOTAL_COUNT_HEADER)).toBe(String(lines.length - 1));
      return lines.map((line) => line.split(';'));
    };
    const [headings = [], ...lines] = await linesOf();
    expect(headings[0]).toBe('Part');
    const found = lines.map((line) =>
      line.flatMap((value, at) => (value === '' ? [] : [`${headings[at]} ${value}`])),
    );
    const report = await read(day, dayAfter(day));
    const { before, services, rooms, sources, hours, persons = [] } = report;
    expect(lines).toHaveLength(
      5 + [services, rooms, sources, hours, persons].reduce((sum, all) => sum + all.length, 0),
    );
    expect(before.received).toBe(0);
    const times = ['to_approve', 'to_finish'].flatMap((time, at) =>
      ['count', 'median', 'p90'].map(
        (name) => `${time}_${name} ${name === 'count' ? 1 : 60 * (at + 1)}`,
      ),
    );
    expect(found.filter((line) => line.includes('Part Room'))[0]).toEqual([
      'Part Room',
      "name '=1+1",
      'received 1',
      'waiting 0',
      'approved 0',
      'canceled 0',
      'canceled_by_guest 0',
      'completed 1',
      ...times,
    ]);
    await setRows(db, 'project', { person_figures: 0 }, { id: project.id });
    expect(await linesOf()).toHaveLength(1 + lines.length - persons.length);
    await setRows(db, 'project', { person_figures: 1 }, { id: project.id });
    expect(persons.length).toBeGreaterThan(0);
    expect((await operator.post(path, {})).status).toBe(403);
  });

  it.each([
    ['from=2026-03-02&to=2026-03-01'],
    ['from=2025-01-01&to=2026-01-02'],
    ['from=2026-02-30&to=2026-03-01'],
    ['from=1999-01-01&to=1999-01-02'],
    ['from=2026-03-01'],
    [''],
  ])('P1 refuses the days %j', async (query) => {
    const path = `${paths.report(server().project.id)}?${query}`;
    expect((await admin.get(path)).status).toBe(400);
    expect((await operator.get(path)).status).toBe(403);
    const file = `${paths.csv(paths.report(server().project.id))}?${query}`;
    expect((await admin.post(file, {})).status).toBe(400);
  });

  it('P1 an hour is that of the timezone that the house has now', async () => {
    const { db, project } = server();
    const at = '2026-05-04T02:30:00.000Z';
    await db.deleteFrom('service_request').execute();
    await setRows(db, 'project', { time_zone: 'UTC' }, { id: project.id });
    await setRows(
      db,
      'service_request',
      { service_date: at },
      { id: (await server().request()).id },
    );
    const filter = {
      'service_date >=': '2026-05-01T00:00:00.000Z',
      'service_date <': '2026-05-08T00:00:00.000Z',
      'hour =': 2,
    };
    expect(await total(filter)).toBe(1);
    await setRows(db, 'project', { time_zone: 'Asia/Tokyo' }, { id: project.id });
    expect(await total(filter)).toBe(0);
    expect(await total({ ...filter, 'hour =': 11 })).toBe(1);
  });

  it.each([
    { 'hour =': 2 },
    { 'weekday =': 1, 'service_date >=': '2026-03-01T00:00:00.000Z' },
    {
      'hour =': 2,
      'service_date >=': '2024-03-01T00:00:00.000Z',
      'service_date <': '2026-03-01T00:00:00.000Z',
    },
  ])('P1 narrows a list and its file to an hour only between days: %j', async (filter) => {
    const list = paths.requestQuery(server().project.id);
    for (const answer of [
      await admin.post(list, filter),
      await admin.post(paths.csv(list), { filter }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'invalid_filter' } });
    }
  });
});
