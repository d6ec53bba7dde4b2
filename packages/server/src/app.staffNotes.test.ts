import { beforeAll, expect, it } from 'vitest';
import { ASK_AGAIN_MS } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import type { TimelinePage } from '@concierge/contract/timeline';
import { type Caller, succeeded } from './testing/caller.ts';
import { describeOnEachDatabase } from './testing/eachDatabase.ts';
import { operationsOf } from './testing/operations.ts';
import { PushService, testBrowser } from './testing/pushService.ts';
import type { TestServer } from './testing/testServer.ts';

/** In every staff note of the test, and nowhere else. */
const MARK = 'only-staff-may-read-this';

const browsers = {
  admin: testBrowser('admin'),
  operator: testBrowser('operator'),
  colleague: testBrowser('colleague'),
};
const NAMES = ['admin', 'operator', 'colleague'] as const;

const push = new PushService();

const tests = (server: () => TestServer) => {
  let people: Record<'admin' | 'operator' | 'colleague', Caller>;
  let requestId: number;
  let messageId: number;

  beforeAll(async () => {
    push.reset();
    people = {
      admin: await server().signIn('admin'),
      operator: await server().signIn('operator'),
      colleague: await server().signIn('colleague'),
    };
    const { project } = server();
    for (const who of NAMES) {
      const { subscription } = browsers[who];
      await people[who].write(paths.pushSubscribe(project.id), subscription);
    }
    const { id } = await server().request({ note: 'From the guest.' });
    requestId = id;
    const { operator, colleague } = people;
    const at = (path: (projectId: number, id: number) => string) => path(project.id, id);
    await operator.write(at(paths.staffNote), { text: MARK });
    const taken = { state_id: 2, note: 'To the guest.' };
    const body = await operator.write<{ message_id: number }>(at(paths.requestUpdate), taken);
    messageId = body.message_id;
    const given = { to_user_id: project.users.colleague, note: MARK };
    await operator.write(at(paths.requestHandOver), given);
    await colleague.write(at(paths.staffNote), { text: MARK });
    await server().request({ note: 'From the guest, again.' });
  }, 60_000);

  it('M12 staff read them: the search for the mark can find it', async () => {
    const body = await people.admin.read<TimelinePage>(
      paths.requestTimeline(server().project.id, requestId),
    );
    expect(body.data.filter(({ text }) => text === MARK)).toHaveLength(3);
  });

  it('M12 no device call returns one, whatever it is called with', async () => {
    const { app, project } = server();
    const guest = server().device(project.devices[0]);
    const body = { service_id: project.services[0], note: 'Please.' };
    const asked = await guest.post<{ id: number }>(paths.deviceRequests(), body);
    server().clock.advance(ASK_AGAIN_MS);
    const answers = [
      asked,
      await guest.post(paths.deviceRequestAskAgain(asked.body.id), {}),
      await guest.post(paths.deviceRequestCancel(asked.body.id), {}),
      await guest.get(paths.device()),
      await guest.get(paths.deviceServices()),
      await guest.post(paths.deviceMessageViewed(messageId), {}),
    ];
    for (const query of ['', '?limit=1', '?limit=200', '?limit=200&offset=1']) {
      answers.push(await guest.get(`${paths.deviceRequests()}${query}`));
      answers.push(await guest.get(`${paths.deviceMessages()}${query}`));
    }
    for (const answer of answers)
      expect(JSON.stringify(succeeded(answer).body)).not.toContain(MARK);
    const calls = operationsOf(app).filter(({ path }) => path.startsWith('/api/device'));
    expect(calls).toHaveLength(8);
  });

  it('M12 M13 no push returns one; a hand-over is pushed to the colleague alone, with its request', async () => {
    const inBrowser = (who: keyof typeof people) => push.readBy(browsers[who]);
    // Everything sent so far, and what is still on its way.
    await expect.poll(() => inBrowser('colleague').length).toBeGreaterThanOrEqual(3);
    const all = () => NAMES.flatMap(inBrowser);
    await expect.poll(() => all().length).toBeGreaterThanOrEqual(7);
    expect(JSON.stringify(all())).not.toContain(MARK);
    const handedOver = (who: keyof typeof people) =>
      inBrowser(who).filter(({ kind }) => kind === 'handed_over');
    expect(handedOver('colleague')).toEqual([
      {
        title: 'Housekeeping',
        body: 'Room 101',
        type: 'info',
        tag: `request-${requestId}`,
        request_id: requestId,
        kind: 'handed_over',
        by: 'operator',
        language: 'en',
      },
    ]);
    expect([...handedOver('admin'), ...handedOver('operator')]).toEqual([]);
  });

  it('M12 no other call of staff returns one, nor an export that does not ask for them', async () => {
    const { project } = server();
    const other = { state_id: 1 };
    const [row] = (
      await people.admin.post<{ data: unknown[] }>(paths.requestQuery(project.id), {
        'id =': requestId,
      })
    ).body.data;
    const answers = [
      row,
      (await people.admin.post(paths.csv(paths.audit(project.id)), {})).body,
      (await people.admin.post(paths.csv(paths.requestQuery(project.id)), {})).body,
      (await people.admin.get(paths.audit(project.id))).body,
      (await people.admin.get(paths.requestHistory(project.id, requestId))).body,
      (await people.admin.get(paths.messages(project.id))).body,
      (await people.admin.post(paths.dashboard(project.id), {})).body,
      (await people.admin.post(paths.requestUpdate(project.id, requestId), other)).body,
      await server().db.selectFrom('event').selectAll().execute(),
      await server().db.selectFrom('idempotency_key').selectAll().execute(),
      await server().db.selectFrom('audit_entry').selectAll().execute(),
    ];
    for (const answer of answers) {
      expect(JSON.stringify(answer).length).toBeGreaterThan(1);
      expect(JSON.stringify(answer)).not.toContain(MARK);
    }
  });
};

describeOnEachDatabase('notes that only staff read', tests, { pushTransport: push.transport });
