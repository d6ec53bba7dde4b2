import type { AuditPage } from '@concierge/contract/audit';
import type { DeviceList, DevicesCreateAnswer } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import { expect, it } from 'vitest';
import { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { rowsOf } from '../../testing/rows.ts';

describeOnEachDatabase('devices that are added together', (server) => {
  const admin = signedIn(server, 'admin');
  const add = async (body: object) => {
    const path = paths.deviceCreateMany(server().project.id);
    return (await admin.write<DevicesCreateAnswer>(path, body)).rows;
  };
  const outcomes = async (body: object) =>
    (await add(body)).map(({ name, outcome }) => [name, outcome]);
  const known = async (query = '') =>
    await admin.read<DeviceList>(`${paths.deviceList(server().project.id)}${query}`);
  const traces = async () => {
    const { body } = await admin.get<AuditPage>(
      `${paths.audit(server().project.id)}?action=device.created&limit=100`,
    );
    return [body.data.length, (await rowsOf(server().db, 'event')).length];
  };

  it('U70 a preview says of each name what would come of it, and adds nothing', async () => {
    const [{ name }] = server().project.devices;
    const before = [(await known()).totalCount, await traces()];
    const names = [
      ' Attic\u00a01 ',
      'ATTIC 1',
      name.toUpperCase(),
      '101',
      '',
      'A\u0007',
      'x'.repeat(65),
    ];
    expect(await outcomes({ names, preview: true })).toEqual([
      ['Attic 1', 'new'],
      ['ATTIC 1', 'exists'],
      [name.toUpperCase(), 'exists'],
      ['101', 'exists'],
      ['', 'invalid'],
      ['A\u0007', 'invalid'],
      ['x'.repeat(65), 'invalid'],
    ]);
    expect([(await known()).totalCount, await traces()]).toEqual(before);
  });

  it('U70 eighty rooms come with a key each, in the trail and to other consoles; once more adds none', async () => {
    const names = Array.from({ length: 80 }, (_, at) => `Suite ${at + 1}`);
    const before = await traces();
    const body = { names, group_name: 'Tower' };
    const rows = await add(body);
    expect(rows.map(({ outcome }) => outcome)).toEqual(names.map(() => 'added'));
    expect(rows[79]?.device).toMatchObject({
      name: 'Suite 80',
      serial_id: 'Suite 80',
      group_name: 'Tower',
    });
    const tablet = new Caller(server().url, { authorization: `Bearer ${rows[79]?.key}` });
    expect((await tablet.get(paths.device())).body).toMatchObject({ name: 'Suite 80' });
    const after = await traces();
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([80, 80]);

    const again = await add(body);
    expect(new Set(again.map(({ outcome, key }) => `${outcome} ${key}`))).toEqual(
      new Set(['exists null']),
    );
    expect((await known('?search=suite')).totalCount).toBe(80);
    expect(await traces()).toEqual(after);
  });

  it('U70 more than 200 names are refused, and a group that is none', async () => {
    const path = paths.deviceCreateMany(server().project.id);
    for (const body of [
      { names: Array.from({ length: 201 }, (_, at) => `Cabin ${at}`) },
      { names: [] },
      { names: ['Cabin'], group_name: 'A\u0007' },
    ])
      expect((await admin.post(path, body)).status).toBe(400);
  });
});
