import { paths } from '@concierge/contract/paths';
import type { RequestListShape } from '@concierge/contract/requestOrder';
import { REQUEST_STATES, type RequestState } from '@concierge/contract/requestStates';
import {
  DIRECTIONS,
  type DashboardData,
  REQUEST_SORT_COLUMNS,
  type RequestFilter,
} from '@concierge/contract/requests';
import { UserType } from '@concierge/contract/userTypes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from './demo/random.ts';
import { latestSeq } from './live/eventLog.ts';
import { type Caller, succeeded } from './testing/caller.ts';
import { describeOnEachDatabase } from './testing/eachDatabase.ts';
import { ListFollower, type Reader } from './testing/listFollower.ts';
import { LiveClient } from './testing/liveClient.ts';
import { USERNAMES } from './testing/testProject.ts';

const REQUESTS = 90;
const ROUNDS = 12;
const CHANGES_AT_ONCE = 8;
const PAGES = [
  { offset: 0, limit: 5 },
  { offset: 5, limit: 5 },
  { offset: 30, limit: 10 },
  { offset: 60, limit: 5 },
  { offset: 0, limit: 100 },
];
const NOTES = ['Apple', 'apple', 'banana', 'Čaj', 'čaj', 'Z', 'z', '_', '😀', '\uFF21'];

describeOnEachDatabase('lists followed by events', (server) => {
  const random = seededRandom(20_261_123);
  let staff: Caller[];
  let reader: Reader;
  let socket: LiveClient;

  async function dashboardOf(caller: Caller): Promise<DashboardData> {
    const path = `${paths.dashboard(server().project.id)}?limit=1`;
    return succeeded(await caller.post<DashboardData>(path, {})).body;
  }

  beforeAll(async () => {
    const { project } = server();
    staff = await Promise.all(USERNAMES.map((name) => server().signIn(name)));
    const caller = await server().signIn('operator');
    const { admin_of } = await dashboardOf(caller);
    reader = {
      caller,
      projectId: project.id,
      actorFor: (serviceId) => ({
        id: project.users.operator,
        user_type: UserType.operator,
        is_service_admin: admin_of?.includes(serviceId) ?? false,
      }),
    };
    const { cookie = '' } = caller.headers;
    socket = await new LiveClient(server().url, project.id, { cookie }).greeted();
    for (let made = 0; made < REQUESTS; made += 1) await create();
    for (let round = 0; round < REQUESTS; round += 1) await decide();
  });
  afterAll(() => socket.end());

  const create = async () => {
    const { services, devices } = server().project;
    const note = random.chance(0.7) ? `${random.pick(NOTES)} ${random.between(1, 3)}` : undefined;
    await server().request({
      service: random.pick(services),
      device: random.pick(devices),
      ...(note === undefined ? {} : { note }),
    });
  };

  /** Somebody decides on some request; what the rules refuse changes nothing. */
  const decide = async () => {
    const state_id: RequestState = random.pick(REQUEST_STATES);
    const { id } = server().project;
    const address = paths.requestUpdate(id, random.between(1, REQUESTS));
    const { status } = await random.pick(staff).post(address, { state_id });
    expect([200, 409]).toContain(status);
  };

  function anyFilter(): RequestFilter {
    const { services, devices, users } = server().project;
    return {
      ...(random.chance(0.6)
        ? { 'state_id in': random.sample(REQUEST_STATES, random.between(1, 3)) }
        : {}),
      ...(random.chance(0.2) ? { 'service_id =': random.pick(services) } : {}),
      ...(random.chance(0.2) ? { 'device_id =': random.pick(devices).id } : {}),
      ...(random.chance(0.1) ? { 'approved_by =': users.operator } : {}),
      ...(random.chance(0.1) ? { 'canceled_by =': users.admin } : {}),
      ...(random.chance(0.1) ? { 'id =': random.between(1, REQUESTS) } : {}),
    };
  }

  /** A list in every order, each with a filter and page by chance. */
  const anyLists = () =>
    REQUEST_SORT_COLUMNS.flatMap((orderBy) =>
      DIRECTIONS.map((direction) => {
        const shape: RequestListShape = {
          filter: anyFilter(),
          orderBy,
          direction,
          language: 'en',
        };
        return new ListFollower(reader, shape, random.pick(PAGES));
      }),
    );

  it('T1 equal the server’s answers, whatever changes while they are asked for and after', async () => {
    const lists = anyLists();
    let counts = await dashboardOf(reader.caller);
    let [told, asked] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const changes = Array.from({ length: CHANGES_AT_ONCE }, () =>
        random.chance(0.4) ? create() : decide(),
      );
      const lost = lists.filter((list) => round === 0 || list.shown() === null);
      const asking = [...lost, ...random.sample(lists, 4)].map((list) => list.load());
      const [fresh] = await Promise.all([dashboardOf(reader.caller), ...changes, ...asking]);
      asked += lost.length;
      counts = random.chance(0.3) ? fresh : counts;

      const latest = (await latestSeq(server().db, server().project.id)) ?? 0;
      await socket.until(() => socket.position === latest);
      for (const list of lists) {
        list.follow(socket.events);
        const shown = list.shown();
        if (!shown) continue;
        told += 1;
        const answer = await list.ask(list.page);
        expect(shown, `${JSON.stringify(list.shape)} ${JSON.stringify(list.page)}`).toEqual({
          rows: answer.data,
          totalCount: answer.totalCount,
          seq: expect.any(Number),
        });
        expect(answer.seq).toBe(latest);
      }
      counts = followCounts(counts);
      const { grouped, seq } = await dashboardOf(reader.caller);
      expect({ grouped: counts.grouped, seq: counts.seq }).toEqual({ grouped, seq });
    }
    // Otherwise the test would prove nothing, or the console would ask all the time.
    expect(told).toBeGreaterThan(0.9 * ROUNDS * lists.length);
    expect(lists.reduce((sum, { applied }) => sum + applied, 0)).toBeGreaterThan(500);
    expect(asked).toBeLessThan(0.2 * ROUNDS * lists.length);
  }, 120_000);

  /** The counts of the dashboard after all events that its answer does not include. */
  function followCounts(counts: DashboardData): DashboardData {
    const grouped = { ...counts.grouped };
    for (const { seq, payload } of socket.events) {
      if (seq <= counts.seq || !('update' in payload)) continue;
      const { row, open } = payload.update;
      const count = open.waiting + open.approved;
      if (count > 0) grouped[String(row.service_id)] = count;
      else delete grouped[String(row.service_id)];
    }
    return { ...counts, grouped, seq: socket.position };
  }
});
