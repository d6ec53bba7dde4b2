import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Caller } from './testing/caller.ts';
import { DeviceClient } from './testing/deviceClient.ts';
import { describeOnEachDatabase } from './testing/eachDatabase.ts';
import { type RecordedCall, differencesOf, replay, shapeOf } from './testing/oldClient.ts';

/**
 * The calls of a console and a device of before take-over, notes, stays and devices were known (c546a20), with
 * what the server of then answered; it is never recorded again.
 */
const RECORDED = join(import.meta.dirname, 'testing/fixtures/oldClient.json');

const recorded = async () => JSON.parse(await readFile(RECORDED, 'utf8')) as RecordedCall[];

describeOnEachDatabase('a client of before', (server) => {
  it('X1 O12 is answered as ever, call for call, beside a tablet that listens', async () => {
    const { project, foreign, url } = server();
    const tablet = await new DeviceClient(url, project.devices[0].key).greeted();
    const calls = await recorded();
    expect(calls.length).toBeGreaterThan(60);
    const callers = {
      anonymous: server().anonymous,
      admin: await server().signIn('admin'),
      operator: await server().signIn('operator'),
      stranger: await server().signIn('admin', { project: foreign }),
      device: server().device(project.devices[0]),
      'stranger key': new Caller(url, { authorization: 'Bearer none' }),
    };
    const facts = {
      projectId: project.id,
      serviceId: project.services[0],
      adminId: project.users.admin,
      operatorId: project.users.operator,
    };
    const differences: string[] = [];
    await replay(calls, callers, facts, (index, { status, body }) => {
      const was = calls[index];
      const found = differencesOf(was?.answer ?? null, shapeOf(body));
      if (status !== was?.status) found.unshift(` ${status} in place of ${was?.status}`);
      differences.push(...found.map((one) => `${index} ${was?.method} ${was?.path}${one}`));
    });
    expect(differences).toEqual([]);
    await tablet.until(() => tablet.hints.includes('services.changed'));
    expect(tablet.hints).toEqual(expect.arrayContaining(['requests.changed', 'messages.changed']));
    await tablet.end();
  });
});

it.each([
  ['a field that is gone', { id: 'number', note: null }, { id: 'number' }, ['.note is gone']],
  ['another type', [{ id: 'number' }], [{ id: 'string' }], ['.0.id is "string"']],
  [
    'another code',
    { errorCode: 'not_found' },
    { errorCode: 'forbidden' },
    ['.errorCode is "forbidden"'],
  ],
  ['a row less', { data: ['number'] }, { data: [] }, ['.data has 0 rows']],
  ['a field more', { id: 'number' }, { id: 'number', later: 'string' }, []],
])('X1 the comparison of answers finds %s', (_what, before, after, found) => {
  expect(differencesOf(before, after)).toEqual(found);
});
