import { expect, it } from 'vitest';
import type { AuditPage } from '@concierge/contract/audit';
import { paths } from '@concierge/contract/paths';
import type {
  RequestCreateAnswer,
  RequestHistoryEntry,
  RequestPage,
} from '@concierge/contract/requests';
import type { TimelinePage } from '@concierge/contract/timeline';
import type { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { PushService, testBrowser } from '../../testing/pushService.ts';
import { rowOf, rowsOf, setRows } from '../../testing/rows.ts';

const push = new PushService();

describeOnEachDatabase(
  'a request that staff enter',
  (server) => {
    const admin = signedIn(server, 'admin');
    const operator = signedIn(server, 'operator');

    const bodyOf = (fields: object = {}) => ({
      service_id: server().project.services[1],
      device_id: server().project.devices[0].id,
      source: 'phone',
      ...fields,
    });
    const post = (who: Caller, fields: object, key?: string) =>
      who.post<RequestCreateAnswer & { errorCode?: string }>(
        paths.requestCreate(server().project.id),
        bodyOf(fields),
        { headers: key === undefined ? {} : { 'idempotency-key': key } },
      );
    const enter = async (who: Caller, fields: object = {}) => {
      const { status, body } = await post(who, fields);
      expect(status).toBe(201);
      return body.request;
    };
    const by = () => ({ created_by: server().project.users.operator, created_by_name: 'operator' });

    it('W2 is in the list, the timeline, the history and the audit trail with who entered it', async () => {
      const { id: project } = server().project;
      const entered = await enter(operator, { note: '  Two pillows.  ', source: 'desk' });
      const row = { ...by(), state_id: 1, source: 'desk', note: 'Two pillows.' };
      expect(entered).toMatchObject({ ...row, device_name: 'Room 101', allowed_states: [2, 3] });
      expect(await server().row(operator, entered.id)).toEqual(entered);

      const again = await enter(operator);
      await server().request({ service: server().project.services[1] });
      const { data } = await admin.read<TimelinePage>(paths.requestTimeline(project, entered.id));
      const user = { source: 'console', username: 'operator', device_name: null };
      expect(data).toMatchObject([
        { ...user, kind: 'created', came_by: 'desk', text: 'Two pillows.' },
        { ...user, kind: 'repeated', came_by: 'phone', request_id: again.id },
        { kind: 'repeated', source: 'device', came_by: 'device', device_name: 'Room 101' },
      ]);
      const steps = await admin.read<RequestHistoryEntry[]>(
        paths.requestHistory(project, entered.id),
      );
      expect(steps).toMatchObject([{ from_state: null, username: 'operator' }]);
      const trail = await admin.read<AuditPage>(`${paths.audit(project)}?action=request.created`);
      expect(trail.data).toMatchObject([
        { subject_id: again.id, changes: [{ field: 'source', from: null, to: 'phone' }] },
        { actor_name: 'operator', subject_kind: 'request', subject_id: entered.id },
      ]);
      expect(trail.data[1]?.subject_name).toMatch(/, Room 101$/);
    });

    it('W1 a sent request has no one who entered it', async () => {
      const { id } = await server().request();
      const row = await server().row(admin, id);
      expect(row).toMatchObject({ source: 'device' });
      expect(row).not.toHaveProperty('created_by');
    });

    it('W1 is entered once per idempotency key, and another body is refused', async () => {
      const before = (await rowsOf(server().db, 'service_request')).length;
      const [first, second] = await Promise.all([post(admin, {}, 'one'), post(admin, {}, 'one')]);
      expect([first.status, second.body.request]).toEqual([201, first.body.request]);
      expect((await post(admin, { source: 'other' }, 'one')).status).toBe(409);
      expect(await rowsOf(server().db, 'service_request')).toHaveLength(before + 1);
    });

    it('W1 is a live event as one from a device, without a notification for its author', async () => {
      push.reset();
      const browsers = { operator: testBrowser('author'), admin: testBrowser('other') };
      for (const [who, { subscription }] of [
        [operator, browsers.operator],
        [admin, browsers.admin],
      ] as const) {
        await who.write(paths.pushSubscribe(server().project.id), subscription);
      }
      const live = await server().live(admin);
      const { id } = await enter(operator);
      await live.received('request.created');
      expect(live.eventsOf('request.created')).toMatchObject([
        {
          show: true,
          body: 'Room 101',
          payload: { id, update: { row: { ...by(), source: 'phone' } } },
        },
      ]);
      await live.end();
      const told = (browser: (typeof browsers)['admin']) =>
        push.readBy(browser).map(({ request_id }) => request_id);
      await expect.poll(() => told(browsers.admin)).toContain(id);
      expect(told(browsers.operator)).not.toContain(id);
    });

    it('W2 is refused for what the project has not, has deleted, or cannot read', async () => {
      const { db, project, foreign } = server();
      const gone = await rowOf(db, 'device', { id: project.devices[1].id });
      await setRows(db, 'device', { deleted_at: '2026-03-02T08:00:00.000Z' }, { id: gone.id });
      const refusals: [object, number][] = [
        [{ service_id: foreign.services[0] }, 404],
        [{ device_id: foreign.devices[0].id }, 404],
        [{ device_id: gone.id }, 404],
        [{ note: 'x'.repeat(2_001) }, 400],
        [{ source: 'device' }, 400],
        [{ source: 'card' }, 400],
      ];
      for (const [fields, status] of refusals) {
        expect([fields, (await post(operator, fields)).status]).toEqual([fields, status]);
      }
      expect((await post(operator, { note: 'x'.repeat(2_000) })).status).toBe(201);
    });

    it('W1 lists and files are filtered by source', async () => {
      const { id } = await enter(operator, { source: 'other', note: 'Ice' });
      const list = paths.requestQuery(server().project.id);
      const filter = { 'source =': 'other' };
      const page = await admin.write<RequestPage>(list, filter);
      expect(page.data.map((row) => row.id)).toEqual([id]);
      const labels = {
        source: 'Source',
        'source.other': 'Some other way',
        canceled_by_guest: 'By the guest',
        'canceled_by_guest.false': 'No',
      };
      const file = await admin.write<string>(`${paths.csv(list)}?separator=semicolon`, {
        filter,
        labels,
      });
      const [head, line] = file.split('\r\n').map((text) => text.split(';').slice(-4));
      expect([head, line]).toEqual([
        ['By the guest', 'Source', 'created_by_name', 'asked'],
        ['No', 'Some other way', 'operator', '1'],
      ]);
    });
  },
  { pushTransport: push.transport },
);
