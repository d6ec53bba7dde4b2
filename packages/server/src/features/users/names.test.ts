import type { DeviceKeyAnswer } from '@concierge/contract/managedDevices';
import type { DeviceRequest } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import type { Page } from '@concierge/contract/refs';
import type { Service } from '@concierge/contract/services';
import type { StaffNoteAnswer } from '@concierge/contract/timeline';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { expect, it } from 'vitest';
import { succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { messageBody } from '../../testing/messageBody.ts';

describeOnEachDatabase('names', (server) => {
  const admin = signedIn(server, 'admin');
  const service = { icon_id: 101, bg_color: '#000000' };
  const user = { user_type: UserType.operator, password: 'x' };

  /** Sends the name in every field that takes one. */
  async function sendEverywhere(name: string) {
    const { id: projectId, users, services, devices } = server().project;
    const [{ id: deviceId, serialId }] = devices;
    const message = { type: 1, message: 'Text', device_serial_id: [serialId] };
    const change = { id: users.colleague, username: name, user_type: UserType.operator };
    return {
      username: [
        await admin.post(paths.userCreate(projectId), { ...user, username: name }),
        await admin.post(paths.userUpdate(projectId, users.colleague), change),
      ],
      service_name: [
        await admin.post(paths.serviceCreate(projectId), { ...service, service_name: name }),
        await admin.post(paths.serviceUpdate(projectId), {
          ...service,
          id: services[1],
          service_name: name,
        }),
      ],
      serial_id: [await admin.post(paths.deviceCreate(projectId), { serial_id: name, name: 'x' })],
      name: [
        await admin.post(paths.deviceCreate(projectId), { serial_id: 'unused', name }),
        await admin.post(paths.deviceUpdate(projectId, deviceId), { name }),
      ],
      group_name: [
        await admin.post(paths.deviceUpdate(projectId, deviceId), { name: 'x', group_name: name }),
      ],
      title: [await admin.post(paths.messageCreate(projectId), { ...message, title: name })],
    };
  }

  it.each([
    ['with a character that no name may have', 'admin\u001B[31m', 'invalid_name', 'U+001B'],
    ['of which nothing can be seen', ' \u2800\uFE0F', 'invalid_input', undefined],
  ])('Y13 F3 G3 a name %s is refused in every field', async (_what, name, errorCode, character) => {
    for (const [field, answers] of Object.entries(await sendEverywhere(name))) {
      const body = { errorCode, field, ...(character ? { character } : {}) };
      for (const answer of answers) expect([answer.status, answer.body]).toEqual([400, body]);
    }
  });

  it('Y13 F3 a name with what cannot be seen is the name without it: taken, and signed in with', async () => {
    const name = '\u202Ead\u200Bm\uFE0Fin\u3164';
    const hidden = await server().signIn(name);
    const path = paths.userCreate(server().project.id);
    const taken = await hidden.post(path, { ...user, username: name });
    expect([taken.status, taken.body]).toEqual([409, { errorCode: 'user_exist' }]);
  });

  it('Y13 G3 a service that looks like another one exists already', async () => {
    const { id: projectId } = server().project;
    const create = (service_name: string) =>
      admin.post<Service>(paths.serviceCreate(projectId), { ...service, service_name });
    const { body } = succeeded(await create('  🛎️ Lobby\u200B '));
    expect(body.service_name).toBe('🛎️ Lobby');
    for (const name of ['🛎 Lobby', '🛎️ LOBBY', '\u200E🛎\uFE0E Lobby']) {
      const again = await create(name);
      expect([again.status, again.body]).toEqual([409, { errorCode: 'service_exist' }]);
    }
    // Another look of its own name is none of another.
    const { id } = body;
    const renamed = { ...service, id, service_name: '🛎 Lobby' };
    await admin.write(paths.serviceUpdate(projectId), renamed);
  });

  it('Y13 F3 G3 names of other languages and emoji are accepted as they were typed', async () => {
    const { id: projectId, devices } = server().project;
    for (const name of ["İpek O'Neil (2)", '小林 さくら', '👨‍👩‍👧‍👦 Family', 'خانه‌داری', '葛󠄀城']) {
      const body = await admin.write<User>(paths.userCreate(projectId), {
        ...user,
        username: name,
      });
      expect(body.username).toBe(name);
      await server().signIn(name, { password: 'x' });
      const named = { ...service, service_name: name };
      const made = await admin.write<Service>(paths.serviceCreate(projectId), named);
      expect(made.service_name).toBe(name);
      const added = await admin.write<DeviceKeyAnswer>(paths.deviceCreate(projectId), {
        serial_id: name,
        name,
        group_name: name,
      });
      expect(added.device).toMatchObject({ serial_id: name, name, group_name: name });
      const serials = { device_serial_id: [devices[0].serialId, name] };
      await server().message(admin, { title: name, message: name, publish: true, ...serials });
      const read = await server().inbox({ ...devices[0], key: added.key });
      expect(read.data[0]).toMatchObject({ title: name, message: name });
    }
  });

  it('Y13 a name is as long as what is left of it', async () => {
    const { id: projectId } = server().project;
    const service_name = `${'\u200B '.repeat(100)}Long way round`;
    const body = await admin.write<Service>(paths.serviceCreate(projectId), {
      ...service,
      service_name,
    });
    expect(body.service_name).toBe('Long way round');
  });

  it('Y60 a name pasted from a spreadsheet is cleaned in every field, and is the twin of the same one', async () => {
    const longest = 'n'.repeat(64);
    const pasted = `\uFEFF${longest}\u00AD\u200B\u00A0\r\n`;
    for (const [field, answers] of Object.entries(await sendEverywhere(pasted))) {
      const [first, ...others] = answers.map(({ status }) => status);
      expect([field, first]).toEqual([field, expect.toBeOneOf([200, 201])]);
      // Another user and another service have the name by now.
      const taken = ['username', 'service_name'].includes(field) ? 409 : 200;
      expect(others.filter((status) => ![201, taken].includes(status))).toEqual([]);
    }
    const { code } = server().project;
    const body = { username: pasted, password: 'x', projectCode: `\uFEFF${code}\u200B` };
    const signedIn = await server().anonymous.post<User>(paths.login(), body);
    expect([signedIn.status, signedIn.body.username]).toEqual([200, longest]);
    const spaced = await admin.write<DeviceKeyAnswer>(paths.deviceCreate(server().project.id), {
      serial_id: 'Suite\u00A01\u200B',
      name: 'Suite\u00A01',
    });
    expect(spaced.device).toMatchObject({ serial_id: 'Suite 1', name: 'Suite 1' });
  });

  it('R12 texts of messages and notes hold nothing that cannot be seen or turns them around', async () => {
    const { id: projectId, devices } = server().project;
    const [device, second] = devices;
    const typed = 'Dear\u200B guest,\n\u202Eevil\u202C\u0007 🛎️';
    const kept = 'Dear guest,\nevil 🛎️';
    const title = 'Your\u202E bill\u200B';
    const fields = messageBody({ title, device_serial_id: [second.serialId] });
    await server().message(admin, { ...fields, message: typed, publish: true });
    expect((await server().inbox(second)).data[0]).toMatchObject({
      title: 'Your bill',
      message: kept,
    });

    const request = await server().request({ device, note: typed });
    expect(request.note).toBe(kept);
    const noted = await admin.write<StaffNoteAnswer>(paths.staffNote(projectId, request.id), {
      text: typed,
    });
    expect(noted.entry.text).toBe(kept);
    await server().put(admin, request.id, 2, typed);
    expect((await server().inbox(device)).data[0]?.message).toBe(kept);
    expect((await server().row(admin, request.id))?.note).toBe(kept);
    const own = await server().device(device).read<Page<DeviceRequest>>(paths.deviceRequests());
    expect(own.data[0]?.note).toBe(kept);
    const blank = await admin.post(paths.messageCreate(projectId), {
      ...fields,
      message: '\u200B\u0007',
    });
    expect([blank.status, blank.body]).toEqual([
      400,
      { errorCode: 'invalid_input', field: 'message' },
    ]);
  });
});
