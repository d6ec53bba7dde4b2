import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import { writeBackupTime } from '../database/backupTime.ts';
import { Caller, succeeded } from '../testing/caller.ts';
import { DeviceClient } from '../testing/deviceClient.ts';
import { serverForTests } from '../testing/eachDatabase.ts';
import { runCliWith } from '../testing/runCli.ts';
import { startTestServer } from '../testing/testServer.ts';
import { createMetrics, kindOf } from './metrics.ts';
import { METRICS_PATH } from './registerMetrics.ts';

const TOKEN = 'a-token-for-prometheus';

describe('metrics', () => {
  const metrics = createMetrics();
  const server = serverForTests({
    metrics,
    onStatement: (statement) => metrics.statementRan(statement),
    config: { metricsToken: TOKEN },
  });

  const read = async () => {
    const prometheus = new Caller(server().url, { authorization: `Bearer ${TOKEN}` });
    return succeeded(await prometheus.get<string>(METRICS_PATH));
  };
  const valueOf = (text: string, series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    );

  it('K5 count calls by route, statements by table, sockets and events', async () => {
    const operator = await server().signIn('operator');
    const sockets = await Promise.all([1, 2, 3].map(() => server().live(operator)));
    const tablet = await new DeviceClient(server().url, server().project.devices[0].key).greeted();
    await server().request();
    await server().request();
    for (const socket of sockets) await socket.received('request.created', 2);
    const missing = paths.requestHistory(server().project.id, 4711);
    expect((await operator.get(missing)).status).toBe(404);

    const { headers, body } = await read();
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const call = (method: string, route: string, status: number) =>
      `concierge_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
    expect(valueOf(body, call('POST', paths.deviceRequests(), 201))).toBe(2);
    expect(valueOf(body, call('POST', paths.login(), 200))).toBe(1);
    expect(valueOf(body, call('GET', paths.requestHistory(':projectId', ':id'), 404))).toBe(1);
    expect(valueOf(body, 'concierge_live_sockets')).toBe(3);
    expect(valueOf(body, 'concierge_device_sockets')).toBe(1);
    expect(valueOf(body, 'concierge_live_events_sent_total')).toBe(6);
    const inserts = 'operation="insert",table="service_request"';
    const statement = 'concierge_database_statement_duration_seconds_count';
    expect(valueOf(body, `${statement}{${inserts}}`)).toBe(2);
    expect(valueOf(body, `${statement}{operation="commit",table="none"}`)).toBeGreaterThan(1);
    expect(valueOf(body, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    // A socket is not counted as a call, which would take hours.
    expect(body).not.toContain(`route="${paths.live(':projectId')}"`);
    for (const socket of [...sockets, tablet]) await socket.end();
  });

  it('R33 name the version that the process runs, which a command prints as well', async () => {
    const manifest = readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    const printed = await runCliWith({}, '--version');
    expect(printed).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
    const { body } = await read();
    expect(valueOf(body, `concierge_build_info{version="${version}"}`)).toBe(1);
  });

  it('R32 have the instant of the last backup, and none without one', async () => {
    const backup = 'concierge_backup_timestamp_seconds';
    const { db } = server();
    expect((await read()).body).not.toMatch(new RegExp(`^${backup} `, 'm'));
    await writeBackupTime(db, new Date('2026-03-02T09:30:00.000Z'));
    expect(valueOf((await read()).body, backup)).toBe(1_772_443_800);
    await db.deleteFrom('meta').where('key', '=', 'backed_up_at').execute();
    expect((await read()).body).not.toMatch(new RegExp(`^${backup} `, 'm'));
    expect(valueOf((await read()).body, 'concierge_database_waiting')).toBe(0);
  });

  it('R32 count failed and throttled sign-ins, and calls above the limit', async () => {
    const own = createMetrics();
    const limited = await startTestServer({
      metrics: own,
      config: { metricsToken: TOKEN, rateLimit: 20 },
    });
    const body = { username: 'operator', password: 'wrong', projectCode: 'house' };
    for (let guess = 0; guess < 12; guess += 1) await limited.anonymous.post(paths.login(), body);
    for (let call = 0; call < 25; call += 1) await limited.anonymous.get(paths.auth());
    const text = await own.text();
    await limited.close();
    const counted = (method: string, route: string, status: number) =>
      valueOf(
        text,
        `concierge_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect([401, 429].map((status) => counted('POST', '/api/login', status))).toEqual([10, 2]);
    expect(counted('GET', paths.auth(), 429)).toBeGreaterThan(0);
  });

  it('K5 contain no project, user or id', async () => {
    const { body } = await read();
    for (const secret of ['house', 'operator', 'Housekeeping', `/${server().project.id}/`]) {
      expect(body).not.toContain(secret);
    }
  });

  it.each([
    ['a client without a token', {}],
    ['a wrong token', { authorization: 'Bearer something-else-entirely' }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['a proxy of this machine', { 'x-forwarded-for': '127.0.0.1' }],
  ])('K5 are refused to %s', async (_who, headers: Record<string, string>) => {
    const answer = await new Caller(server().url, headers).get(METRICS_PATH);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ errorCode: 'not_signed_in' });
  });

  it('K5 are off unless a token is set', async () => {
    const plain = await startTestServer({ metrics: createMetrics() });
    const { status } = await plain.anonymous.get(METRICS_PATH);
    await plain.close();
    expect(status).toBe(404);
  });
});

describe('kindOf', () => {
  it.each([
    ['select "id" from "message" where "id" = ?', 'select', 'message'],
    ['insert into "event" ("seq") values (?)', 'insert', 'event'],
    ['update "project" set "event_seq" = 1', 'update', 'project'],
    ['delete from "session" where "id_hash" = ?', 'delete', 'session'],
    ['begin immediate', 'begin', 'none'],
    ['commit', 'commit', 'none'],
    ['select 1', 'select', 'none'],
  ])('%s', (sql, operation, table) => {
    expect(kindOf(sql)).toEqual({ operation, table });
  });
});
