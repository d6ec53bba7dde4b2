import type { AuditEntry, AuditPage } from '@concierge/contract/audit';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { MessageSavedAnswer } from '@concierge/contract/messages';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { rowsOf, setRows } from '../../testing/rows.ts';
import { PASSWORD } from '../../testing/testProject.ts';

describeOnEachDatabase('the audit trail', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');
  const post = async <Body>(who: Caller, path: string, body: object) =>
    await who.write<Body>(path, body);

  /** The entries that `work` leaves, the oldest first. */
  async function entriesOf(work: () => Promise<unknown>): Promise<AuditEntry[]> {
    const path = `${paths.audit(server().project.id)}?limit=200`;
    const read = async () => (await admin.read<AuditPage>(path)).data;
    const last = (await read())[0]?.id ?? 0;
    await work();
    return (await read()).filter(({ id }) => id > last).toReversed();
  }

  const linesOf = (entries: readonly AuditEntry[]) =>
    entries.map(
      ({ actor_name, action, subject_name, count, changes }) =>
        `${actor_name} ${action} ${subject_name} x${count} ${changes
          .filter(({ field }) => field !== 'browser')
          .map(({ field, from, to }) => `${field}:${from}>${to}`)
          .join(' ')}`,
    );

  const signInWith = (username: string, password: string, projectCode = server().project.code) =>
    server().anonymous.post(paths.login(), { username, password, projectCode });

  it('R12 has an entry for what changes in a stay: its language, and that nobody is to disturb', async () => {
    const { id: projectId, devices } = server().project;
    const [{ id }] = devices;
    const entries = await entriesOf(async () => {
      await post(admin, paths.deviceStay(projectId, id), { lang: 'de' });
      const update = paths.deviceStayUpdate(projectId, id);
      await post(admin, update, { lang: 'pt-BR', do_not_disturb: true });
      await post(admin, update, { lang: 'pt-BR', do_not_disturb: true });
      await post(admin, update, { lang: null });
      await post(admin, paths.deviceStay(projectId, id), { do_not_disturb: true });
    });
    expect(linesOf(entries)).toEqual([
      'admin device.stay_started Room 101 x1 stay_lang:null>de',
      'admin device.stay_changed Room 101 x1 stay_lang:de>pt-BR do_not_disturb:no>yes',
      'admin device.stay_changed Room 101 x1 stay_lang:pt-BR>null do_not_disturb:yes>no',
      'admin device.stay_started Room 101 x1 do_not_disturb:no>yes',
    ]);
  });

  it('has an entry for every change of a user, with the names as they were', async () => {
    const { id: projectId, services } = server().project;
    const entries = await entriesOf(async () => {
      const create = { username: 'ann', user_type: 2, password: 'a secret' };
      const ann = await post<User>(admin, paths.userCreate(projectId), create);
      await server().signIn('ann', { password: 'a secret' });
      const change = { id: ann.id, username: 'anna', user_type: 1, password: 'another secret' };
      await post(admin, paths.userUpdate(projectId, ann.id), change);
      const body = { services: [{ service_id: services[0], service_name: '', icon: '' }] };
      await post(admin, paths.userServicesCreate(projectId, ann.id), body);
      await post(admin, paths.userServicesDelete(projectId, ann.id), body);
      await post(admin, paths.userDelete(projectId), { id: ann.id });
    });
    expect(linesOf(entries)).toEqual([
      'admin user.created ann x1 user_type:null>operator',
      'ann session.started ann x1 ',
      'admin session.ended anna x1 ',
      'admin user.changed anna x1 username:ann>anna user_type:operator>admin',
      'admin user.password_changed anna x1 ',
      'admin user.services_changed anna x1 services:null>Housekeeping',
      'admin user.services_changed anna x1 services:Housekeeping>null',
      'admin user.deleted anna x1 ',
    ]);
    expect(entries[0]).toMatchObject({
      actor_kind: 'user',
      actor_id: server().project.users.admin,
      subject_kind: 'user',
      address: '127.0.0.1',
    });
    expect(JSON.stringify(entries)).not.toContain('secret');
  });

  it('has an entry for every change of a service and a message, without what was written', async () => {
    const { id: projectId, devices } = server().project;
    const entries = await entriesOf(async () => {
      const laundry = { service_name: 'Laundry', icon_id: 101, bg_color: '#123456' };
      const service = await post<Service>(admin, paths.serviceCreate(projectId), laundry);
      const wash = { ...laundry, id: service.id, service_name: 'Wash' };
      await post(admin, paths.serviceUpdate(projectId), wash);
      await post(admin, paths.serviceDelete(projectId), { service_id: service.id });

      const device_serial_id = [devices[0].serialId];
      const fields = { type: 1, title: 'Taxi', message: 'It waits outside', device_serial_id };
      const draft = await post<MessageSavedAnswer>(admin, paths.messageCreate(projectId), fields);
      const { message_id } = draft;
      const change = { ...fields, message_id, title: 'Your taxi' };
      await post(admin, paths.messageUpdate(projectId), change);
      await post(admin, paths.messagePublish(projectId, message_id), {});

      const request = await server().request({ note: 'Please hurry' });
      await server().put(operator, request.id, RequestState.approved, 'On the way');
    });
    expect(linesOf(entries)).toEqual([
      'admin service.created Laundry x1 icon:null>concierge-bell bg_color:null>#123456',
      'admin service.changed Wash x1 service_name:Laundry>Wash',
      'admin service.deleted Wash x1 ',
      'admin message.created Taxi x1 type:null>message devices:null>1',
      'admin message.changed Your taxi x1 title:Taxi>Your taxi',
      'admin message.published Your taxi x1 type:null>message devices:null>1',
      'operator message.published Housekeeping x1 ',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/outside|hurry|On the way/);
  });

  it('has no entry of a change that was refused', async () => {
    const { id: projectId, users } = server().project;
    const entries = await entriesOf(async () => {
      const taken = { username: 'helena', user_type: 2, password: 'x' };
      expect((await admin.post(paths.userCreate(projectId), taken)).status).toBe(409);
      const self = { id: users.admin };
      expect((await admin.post(paths.userDelete(projectId), self)).status).toBe(409);
    });
    expect(entries).toEqual([]);
  });

  it('says who ended whose sessions', async () => {
    const entries = await entriesOf(async () => {
      const headers = {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
      };
      await server().signIn('colleague', { headers });
      await server().signIn('colleague');
      const here = await server().signIn('colleague');
      await post(here, paths.sessionsEndOthers(), {});
      await here.read(paths.logout());
      // The session has ended already.
      await here.read(paths.logout());
    });
    expect(linesOf(entries)).toEqual([
      'colleague session.started colleague x1 ',
      'colleague session.started colleague x1 ',
      'colleague session.started colleague x1 ',
      'colleague session.ended colleague x2 ',
      'colleague session.ended colleague x1 ',
    ]);
    const browser = (to: string) => [{ field: 'browser', from: null, to }];
    expect(entries[0]?.changes).toEqual(browser('Firefox, Linux'));
    expect(entries[1]?.changes).toEqual(browser('node'));
  });

  it('counts failed sign-ins of an account and address within a minute', async () => {
    server().clock.stop();
    const entries = await entriesOf(async () => {
      server().clock.advance(60_000);
      for (let attempt = 0; attempt < 3; attempt += 1) await signInWith('helena', 'wrong');
      await signInWith('my password', PASSWORD);
      await signInWith('helena', 'wrong', 'nowhere');
      server().clock.advance(60_000);
      await signInWith('helena', 'wrong');
    });
    expect(linesOf(entries)).toEqual([
      'null session.failed helena x3 ',
      // Not what was typed: it may be a password.
      'null session.failed null x1 ',
      'null session.failed helena x1 ',
    ]);
    expect(entries[0]).toMatchObject({
      actor_kind: 'anonymous',
      subject_id: server().project.users.helena,
      address: '127.0.0.1',
    });
  });

  it('refuses every change but counting on, whoever connects to the database', async () => {
    const { db, database, project } = server();
    await signInWith('helena', 'wrong');
    const own = await rowsOf(db, 'audit_entry', { project_id: project.id });
    const failed = own.findLast(({ action }) => action === 'session.failed');
    const other = own.findLast(({ action }) => action !== 'session.failed');
    if (!failed || !other) throw new Error('No entry');
    const update = (id: number, change: Partial<typeof failed>) =>
      setRows(db, 'audit_entry', change, { id });
    await update(failed.id, { count: failed.count + 1 });
    const refused = [
      () => update(failed.id, { count: failed.count }),
      () => update(failed.id, { count: failed.count + 5, subject_name: 'someone else' }),
      () => update(other.id, { count: 7 }),
      () => update(other.id, { actor_name: null }),
      () => db.deleteFrom('audit_entry').where('id', '=', other.id).execute(),
      () => db.deleteFrom('audit_entry').execute(),
      () =>
        database.dialect === 'sqlite'
          ? db
              .replaceInto('audit_entry')
              .values({ ...other, count: 9 })
              .execute()
          : sql`truncate audit_entry`.execute(db),
    ];
    for (const change of refused) await expect(change()).rejects.toThrow('append-only');
  });
});
