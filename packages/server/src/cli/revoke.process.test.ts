import { paths } from '@concierge/contract/paths';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { runCli } from '../testing/runCli.ts';
import { PASSWORD, addTestProject } from '../testing/testProject.ts';
import { STORED_TABLES } from '../ops/tables.ts';

describeOnEachDatabase('taking access away by command line', (server) => {
  /** Words of a command; `HERE` stands for its project. */
  const cli = (command: string) =>
    runCli(server().location, ...command.replace('HERE', '--project house').split(' '));
  /** Lines of a command that has to succeed, without the first, which names the database. */
  async function done(command: string): Promise<string[]> {
    const { code, stdout, stderr } = await cli(command);
    expect([code, stderr]).toEqual([0, '']);
    return stdout.trimEnd().split('\n').slice(1);
  }
  const signInStatus = async (username: string) => {
    const body = { username, password: PASSWORD, projectCode: 'house' };
    return (await server().anonymous.post(paths.login(), body)).status;
  };

  beforeEach(async () => {
    await server().db.deleteFrom('sign_in_attempt').execute();
  });

  it('R3 a device can be listed, and its key replaced; the old one ends at once', async () => {
    const [device] = server().project.devices;
    await server().request({ device });
    const [heading, row] = await done('list devices HERE');
    expect(heading).toMatch(/^serial +created +last request +name$/);
    expect(row).toMatch(/^101 +2026-03-02 +20\d\d-\d\d-\d\d +Room 101$/);

    const lines = await done('rotate device HERE --serial 101');
    const key = /this once\): (\S+)/.exec(lines[1] ?? '')?.[1] ?? '';
    const send = async (secret: string) =>
      (
        await server()
          .device({ ...device, key: secret })
          .get(paths.deviceServices())
      ).status;
    expect([await send(device.key), await send(key)]).toEqual([401, 200]);
    const back = `rotate device HERE --serial 101 --key ${device.key}`;
    expect(await done(back)).toHaveLength(1);
    expect([await send(device.key), await send(key)]).toEqual([200, 401]);
  });

  it('R3 a removed device is refused and in no list, and its requests stay', async () => {
    const device = server().project.devices[1];
    const { id } = await server().request({ device, note: 'Before it was stolen.' });
    await done('remove device HERE --serial 102');
    expect((await server().device(device).get(paths.deviceRequests())).status).toBe(401);
    const admin = await server().signIn('admin');
    const { body: devices } = await admin.get<{ serial_id: string }[]>(
      paths.devices(server().project.id),
    );
    expect(devices.map(({ serial_id }) => serial_id)).toEqual(['101']);
    expect((await done('list devices HERE')).join()).not.toContain('102');
    const { body } = await admin.post<{ data: { device_name: string }[] }>(
      paths.requestQuery(server().project.id),
      { 'id =': id },
    );
    expect(body.data[0]?.device_name).toBe('Room 102');

    // The room gets another tablet. Its guest sees nothing of before, the staff do.
    const again = 'provision device HERE --serial 102 --name Room --key another-tablet';
    await done(again);
    const answer = await server()
      .device({ ...device, key: 'another-tablet' })
      .get<{ totalCount: number }>(paths.deviceRequests());
    expect(answer.body.totalCount).toBe(0);
    const { stderr } = await cli(again);
    expect(stderr).toContain('exists already');
  });

  it('K6 a disabled account is signed out, cannot sign in, and can be enabled', async () => {
    const colleague = await server().signIn('colleague');
    await done('disable user HERE --username COLLEAGUE');
    expect((await colleague.get(paths.auth())).status).toBe(401);
    expect(await signInStatus('colleague')).toBe(401);
    const lines = await done('list users HERE');
    expect(lines[0]).toMatch(/^type +lang +created +signed in +disabled +username$/);
    expect(lines.find((line) => line.endsWith(' colleague'))).toMatch(
      /^operator +en +2026-03-02 +- +20\d\d-\d\d-\d\d +colleague$/,
    );
    await done('enable user HERE --username COLLEAGUE');
    expect(await signInStatus('colleague')).toBe(200);
  });

  it('K6 a removed account is gone, and its name is free', async () => {
    const colleague = await server().signIn('colleague');
    await done('remove user HERE --username colleague');
    expect((await colleague.get(paths.auth())).status).toBe(401);
    expect(await signInStatus('colleague')).toBe(401);
    await done('provision user HERE --username colleague --type operator --password unheard-of');
    await server().signIn('colleague', { password: 'unheard-of' });
  });

  it('K6 a removed project leaves no row, and the others stay', async () => {
    const { db } = server();
    const third = await addTestProject(db, 'third');
    const [device] = third.devices;
    await server().request({ device, service: third.services[0] });
    const admin = await server().signIn('admin', { project: third });
    const message = { type: 1, title: 'Hello', message: 'x', device_serial_id: [device.serialId] };
    await admin.write(paths.messageCreate(third.id), message);
    const listed = (await done('list projects')).join('\n');
    expect(listed).toMatch(/^third +2026-03-02 +Project third$/m);

    await done('remove project --code third --confirm third');
    expect((await admin.get(paths.auth())).status).toBe(401);
    for (const { name } of STORED_TABLES) {
      const rows: object[] = await db.selectFrom(name).selectAll().execute();
      const left = rows.filter((row) => 'project_id' in row && row.project_id === third.id);
      expect([name, left]).toEqual([name, []]);
    }
    expect((await done('list projects')).join('\n')).not.toContain('third');
    expect(await signInStatus('admin')).toBe(200);
  });

  it('prints what is unknown in one line', async () => {
    const failures: [string, number, string][] = [
      ['list devices --project nowhere', 1, 'There is no project "nowhere"\n'],
      ['rotate device HERE --serial 999', 1, 'There is no device "999" in project "house"\n'],
      ['disable user HERE --username zoe', 1, 'There is no user "zoe" in project "house"\n'],
      [
        'remove project --code house --confirm hous',
        2,
        '--confirm must be the code of the project\n',
      ],
    ];
    for (const [args, expected, message] of failures) {
      const { code, stderr } = await cli(args);
      expect([code, stderr.slice(0, message.length)]).toEqual([expected, message]);
    }
  });
});
