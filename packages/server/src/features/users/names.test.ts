import { paths } from '@concierge/contract/paths';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { expect, it } from 'vitest';
import { succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase } from '../../testing/eachDatabase.ts';

describeOnEachDatabase('names', (server) => {
  const service = { icon_id: 101, bg_color: '#000000' };
  const user = { user_type: UserType.operator, password: 'x' };

  it.each([
    ['a zero width space', 'ad\u200Bmin'],
    ['nothing but one', '\u200B'],
    ['a soft hyphen', 'ad\u00ADmin'],
    ['a right-to-left override', '\u202Enimda'],
    ['a tag character', 'admin\u{E0041}'],
    ['a Hangul filler', 'admin\u3164'],
    ['an escape', 'admin\u001B[31m'],
    ['a new line', 'ad\nmin'],
  ])('F3 G3 a username or service name with %s is refused', async (_what, name) => {
    const { id: projectId, users } = server().project;
    const admin = await server().signIn('admin');
    const change = { id: users.operator, username: name, user_type: UserType.operator };
    for (const answer of [
      await admin.post(paths.userCreate(projectId), { ...user, username: name }),
      await admin.post(paths.userUpdate(projectId, users.operator), change),
      await admin.post(paths.serviceCreate(projectId), { ...service, service_name: name }),
    ]) {
      expect([answer.status, answer.body]).toEqual([400, { errorCode: 'invalid_name' }]);
    }
  });

  it('F3 G3 names of other languages are accepted', async () => {
    const { id: projectId } = server().project;
    const admin = await server().signIn('admin');
    for (const name of [
      'Žofie Nováčková',
      'İpek Yıldız',
      'Ελένη',
      '小林 さくら',
      "O'Neil-Smith (2)",
      '🛎 Bell',
    ]) {
      const { body } = succeeded(
        await admin.post<User>(paths.userCreate(projectId), { ...user, username: name }),
      );
      expect(body.username).toBe(name);
      succeeded(
        await admin.post(paths.serviceCreate(projectId), { ...service, service_name: name }),
      );
    }
  });
});
