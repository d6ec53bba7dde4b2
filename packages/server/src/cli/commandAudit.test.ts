import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { rowsOf } from '../testing/rows.ts';
import { addTestProject } from '../testing/testProject.ts';
import { addDevice, addUser } from './accounts.ts';
import {
  disableUser,
  enableUser,
  removeDevice,
  removeProject,
  removeUser,
  rotateDevice,
  setPassword,
} from './revocation.ts';

describeOnEachDatabase('the audit trail of the command line', (server) => {
  it('has an entry for every account and device that is added, changed or removed', async () => {
    const { db, database } = server();
    const { code: project, id } = await addTestProject(db, 'commands');
    const device = { project, serialId: 'r9' };
    const account = { project, username: 'ann' };
    await addDevice(database, { ...device, name: 'Room 9', key: 'key 1' });
    await rotateDevice(database, device, 'key 2');
    await removeDevice(database, device);
    await addUser(database, { ...account, userType: 2, lang: 'en', password: 'secret' });
    await setPassword(database, { ...account, password: 'secret 2' });
    await disableUser(database, account);
    await enableUser(database, account);
    await removeUser(database, account);
    const entries = await rowsOf(db, 'audit_entry', { project_id: id });
    expect(entries.map(({ action, subject_name }) => `${action} ${subject_name}`)).toEqual([
      'device.created Room 9',
      'device.key_changed Room 9',
      'device.deleted Room 9',
      'user.created ann',
      'user.password_changed ann',
      'user.disabled ann',
      'user.enabled ann',
      'user.deleted ann',
    ]);
    expect(new Set(entries.map(({ actor_kind }) => actor_kind))).toEqual(new Set(['command_line']));
    expect(JSON.stringify(entries)).not.toMatch(/secret|key [12]/);

    // With its project a trail goes, and only then.
    const ofProject = db.deleteFrom('audit_entry').where('project_id', '=', id);
    await expect(ofProject.execute()).rejects.toThrow('append-only');
    await removeProject(database, project);
    expect(await rowsOf(db, 'audit_entry', { project_id: id })).toEqual([]);
  });
});
