import { paths } from '@concierge/contract/paths';
import { beforeEach, expect, it } from 'vitest';
import { RequestState } from '@concierge/contract/requestStates';
import type { Caller } from '../testing/caller.ts';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { PushService, testBrowser } from '../testing/pushService.ts';

const MAX_BYTES = 3_000;
const service = new PushService();

describeOnEachDatabase(
  'push in the field',
  (server) => {
    let operator: Caller;
    let colleague: Caller;

    beforeEach(async () => {
      await server().db.deleteFrom('push_subscription').execute();
      service.reset();
      operator = await server().signIn('operator');
      colleague = await server().signIn('colleague');
    });

    async function subscribe(name: string, caller: Caller, project = server().project) {
      const browser = testBrowser(name);
      await caller.write(paths.pushSubscribe(project.id), browser.subscription);
      return browser;
    }
    const sentTo = (name: string) => service.sentTo(name);
    const arrived = (name: string, count: number) =>
      expect.poll(() => sentTo(name).length, { timeout: 8_000 }).toBe(count);
    const change = (caller: Caller, id: number, state: RequestState) =>
      server().put(caller, id, state);

    it.each([
      ['approves', RequestState.approved],
      ['cancels', RequestState.canceled],
    ] as const)(
      'Y8 Y22 when one %s a request, every browser of the project learns it in place of the first',
      async (_verb, state) => {
        const mine = await subscribe('mine', operator);
        const theirs = await subscribe('theirs', colleague);
        const { foreign } = server();
        const stranger = await server().signIn('operator', { project: foreign });
        await subscribe('stranger', stranger, foreign);
        const { id } = await server().request();
        await arrived('theirs', 1);
        await change(operator, id, state);
        await arrived('theirs', 2);
        await arrived('mine', 2);
        for (const read of [service.readBy(theirs), service.readBy(mine)]) {
          expect(read.map(({ tag }) => tag)).toEqual([`request-${id}`, `request-${id}`]);
          expect(read[1]).toMatchObject({
            kind: 'handled',
            by: 'operator',
            state_id: state,
            request_id: id,
            language: 'en',
          });
        }
        const headers = sentTo('theirs').map((delivery) => delivery.headers);
        const kept = { topic: `request-${id}`, ttl: '3600' };
        expect(headers).toMatchObject([
          { ...kept, urgency: 'high' },
          { ...kept, urgency: 'normal' },
        ]);
        expect(sentTo('stranger')).toEqual([]);
      },
    );

    it('Y8 what follows an approval notifies nobody again', async () => {
      await subscribe('theirs', colleague);
      const { id } = await server().request();
      await change(operator, id, RequestState.approved);
      await arrived('theirs', 2);
      await change(operator, id, RequestState.done);
      const { id: next } = await server().request();
      await arrived('theirs', 3);
      expect(sentTo('theirs').at(-1)?.headers['topic']).toBe(`request-${next}`);
    });

    it.each([
      ['completed', RequestState.done],
      ['canceled', RequestState.canceled],
    ] as const)(
      'Y33 who got a request from a colleague learns that it is %s',
      async (_how, state) => {
        const mine = await subscribe('mine', operator);
        const { id } = await server().request();
        await arrived('mine', 1);
        await change(colleague, id, RequestState.approved);
        await arrived('mine', 2);
        const path = paths.requestHandOver(server().project.id, id);
        await colleague.write(path, { to_user_id: server().project.users.operator });
        await arrived('mine', 3);
        await change(operator, id, state);
        await arrived('mine', 4);
        const tag = `request-${id}`;
        expect(service.readBy(mine).slice(2)).toMatchObject([
          { tag, kind: 'handed_over', by: 'colleague' },
          { tag, kind: 'handled', by: 'operator', state_id: state },
        ]);
      },
    );

    it.each([
      ['takes it over', 'admin', paths.requestTakeOver, { expected_approved_by: 'operator' }],
      ['is handed it', 'colleague', paths.requestHandOver, { to_user_id: 'colleague' }],
    ] as const)(
      'Y55 the notification of who got a request is closed when someone else %s',
      async (_how, by, pathOf, body) => {
        const { id: project, users } = server().project;
        const mine = await subscribe('mine', operator);
        const { id } = await server().request();
        await arrived('mine', 1);
        await change(colleague, id, RequestState.approved);
        await colleague.write(paths.requestHandOver(project, id), { to_user_id: users.operator });
        await arrived('mine', 3);
        const caller = by === 'admin' ? await server().signIn('admin') : operator;
        const ids = Object.entries(body).map(([field, who]) => [field, users[who]] as const);
        const answer = await caller.post(pathOf(project, id), Object.fromEntries(ids));
        expect(answer.status).toBe(200);
        await arrived('mine', 4);
        const tag = `request-${id}`;
        const state_id = RequestState.approved;
        expect(service.readBy(mine).at(-1)).toMatchObject({ tag, kind: 'handled', by, state_id });
      },
    );

    it('Y55 a hand-over that was put off and is of no use by then is not sent', async () => {
      const { id: project, users } = server().project;
      const mine = await subscribe('mine', operator);
      const { id } = await server().request();
      await change(colleague, id, RequestState.approved);
      await arrived('mine', 2);
      service.answers.set('mine', 429);
      service.retryAfter.set('mine', '1');
      await colleague.write(paths.requestHandOver(project, id), { to_user_id: users.operator });
      await arrived('mine', 3);
      service.answers.clear();
      const admin = await server().signIn('admin');
      const body = { expected_approved_by: users.operator };
      await admin.write(paths.requestTakeOver(project, id), body);
      await arrived('mine', 4);
      const browser = await subscribe('later', operator);
      service.answers.set('later', 429);
      service.retryAfter.set('later', '1');
      await server().request();
      // What was put off later comes later: by now, so would have the hand-over.
      await arrived('later', 2);
      expect(service.readBy(browser)).toHaveLength(2);
      const kinds = service.readBy(mine).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'handed_over')).toHaveLength(1);
    });

    it.each([
      ['2,000 Cyrillic letters', 'Ж'.repeat(2_000)],
      ['emoji of several parts', '👩‍👩‍👧‍👦'.repeat(180)],
      ['quotes and line breaks, which JSON writes longer', '"\n'.repeat(1_000)],
      ['half of a character', `${'ж'.repeat(1_500)}\ud83d`],
    ])('Y11 a note of %s is sent in 3,000 bytes, cut at a character', async (_kind, note) => {
      const browser = await subscribe('long', operator);
      await server().request({ note });
      await arrived('long', 1);
      expect(sentTo('long')[0]?.body.length).toBeLessThanOrEqual(MAX_BYTES);
      const [{ note: read, title, body } = {}] = service.readBy(browser);
      expect([title, body]).toEqual(['Housekeeping', server().project.devices[0].name]);
      const words = read?.replace(/…$/, '') ?? '';
      expect(words.length).toBeGreaterThan(100);
      const characters = (text: string) =>
        [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
      expect(characters(note.trim()).slice(0, characters(words).length).join('')).toBe(words);
    });

    it.each([
      [429, 'later'],
      [503, 'when it is up again'],
    ])('Y22 answered %i with Retry-After, it is sent again %s', async (status) => {
      await subscribe('busy', operator);
      service.answers.set('busy', status);
      service.retryAfter.set('busy', '1');
      await server().request();
      await arrived('busy', 2);
      expect(sentTo('busy')).toHaveLength(2);
    });

    it('Y22 Retry-After may be a date; what was put off and is taken by then is not sent', async () => {
      const browser = await subscribe('busy', operator);
      service.answers.set('busy', 429);
      service.retryAfter.set('busy', new Date(Date.now() + 2_000).toUTCString());
      const { id: taken } = await server().request();
      await arrived('busy', 1);
      await change(colleague, taken, RequestState.approved);
      await arrived('busy', 2);
      service.answers.set('busy', 429);
      service.retryAfter.set('busy', new Date(Date.now() + 2_000).toUTCString());
      const { id: waiting } = await server().request();
      const isAgain = () =>
        service.readBy(browser).filter((read) => read.request_id === waiting).length;
      await expect.poll(isAgain, { timeout: 8_000 }).toBe(2);
      const kinds = service.readBy(browser).filter((read) => read.request_id === taken);
      expect(kinds.map(({ kind }) => kind)).toEqual([undefined, 'handled']);
    });

    it('Y22 a browser that unsubscribed meanwhile is not notified later', async () => {
      const browser = await subscribe('left', operator);
      await subscribe('stays', colleague);
      for (const name of ['left', 'stays']) {
        service.answers.set(name, 503);
        service.retryAfter.set(name, '1');
      }
      await server().request();
      await arrived('left', 1);
      const { endpoint } = browser.subscription;
      await operator.write(paths.pushUnsubscribe(server().project.id), { endpoint });
      await arrived('stays', 2);
      expect(sentTo('left')).toHaveLength(1);
    });
  },
  { pushTransport: service.transport },
);
