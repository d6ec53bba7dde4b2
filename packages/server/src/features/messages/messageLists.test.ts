import { expect, it } from 'vitest';
import { alphabetical } from '@concierge/contract/alphabetical';
import type { Language } from '@concierge/contract/constants';
import type {
  MessageCreateBody,
  MessagePage,
  MessageSavedAnswer,
} from '@concierge/contract/messages';
import { MessageState, MessageType } from '@concierge/contract/messageStates';
import { paths } from '@concierge/contract/paths';
import type { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { messageBody } from '../../testing/messageBody.ts';

const { draft } = MessageState;

describeOnEachDatabase('the list of messages', (server) => {
  const admin = signedIn(server, 'admin');
  const projectId = () => server().project.id;
  const saved = (who: Caller, fields: Partial<MessageCreateBody> = {}) =>
    server().message(who, fields);
  const list = async (who: Caller, search = '', filter: object = {}) =>
    (await who.post<MessagePage>(`${paths.messageQuery(projectId())}${search}`, filter)).body;

  it('E2 filters by state, author, type and device; unknown keys are 400', async () => {
    const helena = await server().signIn('helena');
    await saved(admin);
    await saved(helena, { type: MessageType.invoice, device_serial_id: ['102'] });
    const all = (await list(admin, '?limit=100')).data;
    const [first] = server().project.devices;
    const cases = [
      [{ 'cm.state =': draft }, all.filter(({ state }) => state === draft)],
      [{ 'cm.type =': 2 }, all.filter(({ type }) => type === 2)],
      [
        { 'cm.user_id =': server().project.users.helena },
        all.filter(({ username }) => username === 'helena'),
      ],
      [
        { 'device_id =': first.id },
        all.filter((m) => m.selected_devices.some((d) => d.serial_id === first.serialId)),
      ],
    ] as const;
    for (const [filter, expected] of cases) {
      expect(expected.length, JSON.stringify(filter)).toBeGreaterThan(0);
      const page = await list(admin, '?limit=100', filter);
      expect(page, JSON.stringify(filter)).toEqual({ totalCount: expected.length, data: expected });
    }
    const unknown = await admin.post(paths.messageQuery(projectId()), { 'cm.title =': 'Pool' });
    expect([unknown.status, unknown.body]).toEqual([400, { errorCode: 'invalid_filter' }]);
  });

  it('K1 one message is read by its id, in any state, and not across projects', async () => {
    const ids = [await saved(admin), await saved(admin, { publish: true })];
    const all = (await list(admin, '?limit=100')).data;
    for (const id of ids) {
      const row = all.find(({ message_id }) => message_id === id);
      expect(row).toBeDefined();
      expect(await list(admin, '?limit=1', { 'id =': id })).toEqual({ totalCount: 1, data: [row] });
      const wrong = { 'id =': id, 'cm.type =': MessageType.invoice };
      expect((await list(admin, '', wrong)).totalCount).toBe(0);
    }
    const { foreign } = server();
    const stranger = await server().signIn('admin', { project: foreign });
    const theirs = (
      await stranger.write<MessageSavedAnswer>(
        paths.messageCreate(foreign.id),
        messageBody({ device_serial_id: [foreign.devices[0].serialId] }),
      )
    ).message_id;
    expect(await list(admin, '', { 'id =': theirs })).toEqual({ totalCount: 0, data: [] });
    expect((await list(admin, '', { 'id =': 2_147_483_647 })).totalCount).toBe(0);
  });

  it.each([{ 'id =': '1' }, { 'id =': 0 }, { 'id =': null }, { 'id =': 1.5 }, { id: 1 }])(
    'K2 the filter %j is 400 invalid_filter',
    async (filter) => {
      const answer = await admin.post(paths.messageQuery(projectId()), filter);
      expect([answer.status, answer.body]).toEqual([400, { errorCode: 'invalid_filter' }]);
    },
  );

  it.each<[Language, string[]]>([
    ['cs', ['Cyklo', 'Čaj', 'Dárek', 'Hotel', 'Chata', 'Sauna', 'Šampaňské', 'Zoo', 'Žehlení']],
    ['tr', ['Cam', 'Çay', 'Dolap', 'Havlu', 'Işık', 'İçki', 'Saat', 'Şarap', 'Zarf']],
  ])('Y46 titles are in the order of the reader’s language: %s', async (lang, ordered) => {
    await admin.write(paths.changeLang(lang), {});
    for (const title of ordered.toReversed()) await saved(admin, { title });
    const titlesOf = async (search: string) =>
      (await list(admin, `?orderBy=title&${search}`)).data.map(({ title }) => title);
    const up = await titlesOf('limit=100&direction=ASC');
    expect(up.filter((title) => ordered.includes(title))).toEqual(ordered);
    expect(await titlesOf('limit=100&direction=DESC')).toEqual(up.toReversed());
    expect(await titlesOf('limit=4&offset=3&direction=ASC')).toEqual(up.slice(3, 7));
    await admin.write(paths.changeLang('en'), {});
  });

  it('E1 sorts by title, username, state and created date, ties by id', async () => {
    for (const title of ['beta', 'Alpha', 'alpha']) await saved(admin, { title });
    const by = async (orderBy: string, direction: string) =>
      (await list(admin, `?limit=100&orderBy=${orderBy}&direction=${direction}`)).data;
    const titles = (await by('title', 'ASC')).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(alphabetical('en')));
    for (const column of ['title', 'username', 'state', 'created_date']) {
      const up = (await by(column, 'ASC')).map(({ message_id }) => message_id);
      const down = (await by(column, 'DESC')).map(({ message_id }) => message_id);
      expect(up, column).toEqual(down.toReversed());
    }
    const newest = (await list(admin, '?limit=100')).data.map(({ created_date }) => created_date);
    expect(newest).toEqual(newest.toSorted().toReversed());
    const refused = await admin.post(`${paths.messageQuery(projectId())}?orderBy=message`, {});
    expect([refused.status, refused.body]).toEqual([400, { errorCode: 'invalid_sort' }]);
  });

  it('K1 GET /messages is the same list without a filter, ten by default', async () => {
    const { body: page } = await admin.get<MessagePage>(paths.messages(projectId()));
    const queried = await list(admin, '?limit=10');
    expect(page).toEqual(queried);
    expect(page.data.length).toBe(Math.min(10, page.totalCount));
  });
});
