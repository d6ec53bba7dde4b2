import { beforeAll, expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { RequestPage, ServiceRequest } from '@concierge/contract/requests';
import type { TimelineEntry, TimelinePage } from '@concierge/contract/timeline';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { type Caller, succeeded } from './testing/caller.ts';
import { describeOnEachDatabase } from './testing/eachDatabase.ts';
import { type NightRoom, addRooms } from './testing/nightHouse.ts';
import { PASSWORD } from './testing/testProject.ts';

const { waiting, approved, done } = RequestState;

const ROOMS = 60;
const PATIENCE_MS = 30_000;
const TIMEOUT_MS = 240_000;
/** What only the guest of the evening may read; the number is the room's. */
const evening = (number: number) => `evening secret of ${number}.`;

interface Person {
  id: number;
  name: string;
  caller: Caller;
}

/**
 * A night in a hotel: three people work, one is deleted with five approved requests, one signs out without
 * handing over, a tablet is revoked and another gets a new guest. In the morning nothing is lost.
 */
describeOnEachDatabase('a night in a hotel', (server) => {
  let rooms: NightRoom[];
  let manager: Caller;
  let nora: Person;
  let ivan: Person;
  let mila: Person;

  const projectId = () => server().project.id;
  const room = (number: number) => {
    const found = rooms[number - 1];
    if (!found) throw new Error(`No room ${number}`);
    return found;
  };

  async function hire(name: string): Promise<Person> {
    const { body } = succeeded(
      await manager.post<User>(paths.userCreate(projectId()), {
        username: name,
        user_type: UserType.operator,
        password: PASSWORD,
      }),
    );
    return { id: body.id, name, caller: await server().signIn(name) };
  }

  beforeAll(async () => {
    rooms = await addRooms(server(), ROOMS);
    manager = await server().signIn('admin');
    nora = await hire('nora');
    ivan = await hire('ivan');
    mila = await hire('mila');
    const [service] = server().project.services;
    // She may write to the guests of her service.
    const services = [{ service_id: service, service_name: 'x', icon: '' }];
    succeeded(await manager.post(paths.userServicesCreate(projectId(), mila.id), { services }));
  }, 60_000);

  async function press(number: number, note: string): Promise<void> {
    const body = { service_id: server().project.services[0], note };
    const { acknowledged, reason } = await room(number).player.request(body, PATIENCE_MS);
    if (!acknowledged) throw new Error(`room ${number}: ${reason}`);
    server().clock.advance(1_000);
  }
  const list = async (filter: object = {}) =>
    succeeded(
      await manager.post<RequestPage>(`${paths.requestQuery(projectId())}?limit=1000`, filter),
    ).body.data;
  const waitingOf = (number: number) =>
    list({ 'device_id =': room(number).id, 'state_id in': [waiting] });
  async function put(who: Caller, id: number, state_id: RequestState, note?: string) {
    server().clock.advance(1_000);
    const body = { state_id, ...(note === undefined ? {} : { note }) };
    succeeded(await who.post(paths.requestUpdate(projectId(), id), body));
  }
  /** Approves what waits in these rooms, and finishes the first so many. */
  async function work(who: Caller, numbers: readonly number[], finished: number): Promise<void> {
    for (const [index, number] of numbers.entries()) {
      for (const { id } of await waitingOf(number)) {
        await put(who, id, approved);
        if (index < finished) await put(who, id, done);
      }
    }
  }
  const heldBy = ({ id }: Person) => list({ 'approved_by =': id, 'state_id in': [approved] });
  const timelineOf = async (id: number) =>
    succeeded(
      await manager.get<TimelinePage>(`${paths.requestTimeline(projectId(), id)}?limit=500`),
    ).body.data;
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);

  const takenOver: number[] = [];
  const handedOver: number[] = [];

  it(
    'M8 M9 M11 O1 O11 the night goes by',
    async () => {
      // Evening: everybody presses, some twice; each room gets its invoice.
      for (const number of range(1, ROOMS)) await press(number, evening(number));
      for (const number of range(1, 5)) await press(number, `again: ${evening(number)}`);
      for (const { serialId } of rooms) {
        const number = Number(serialId.split('-')[1]);
        const invoice = {
          type: 2,
          title: 'Invoice',
          message: evening(number),
          device_serial_id: [serialId],
          publish: true,
        };
        succeeded(await manager.post(paths.messageCreate(projectId()), invoice));
      }
      await work(nora.caller, range(6, 20), 10);
      await work(ivan.caller, range(21, 32), 6);
      await work(mila.caller, range(33, 45), 13);

      // Nora is deleted with five approved requests, Ivan signs out and hands nothing over.
      expect(await heldBy(nora)).toHaveLength(5);
      succeeded(await manager.post(paths.userDelete(projectId()), { id: nora.id }));
      expect(await heldBy(ivan)).toHaveLength(6);
      succeeded(await ivan.caller.get(paths.logout()));

      // The tablet of room 7 is stolen. Room 27 has a new guest, while Ivan holds a request of the last one.
      succeeded(await manager.post(paths.deviceRevoke(projectId(), room(7).id), {}));
      const [left] = await list({ 'device_id =': room(27).id });
      expect(left).toMatchObject({ state_id: approved, approved_by: ivan.id });
      succeeded(await manager.post(paths.deviceStay(projectId(), room(27).id), { lang: 'de' }));
      await press(27, 'I am new here.');
      await press(50, 'In the middle of the night.');

      // Mila finds what Nora left, Ivan's is taken over by the manager, who hands half of it to Mila.
      for (const { id, approver_gone, can_take_over } of await heldBy(nora)) {
        expect([approver_gone, can_take_over]).toEqual([true, true]);
        const body = { expected_approved_by: nora.id };
        succeeded(await mila.caller.post(paths.requestTakeOver(projectId(), id), body));
        takenOver.push(id);
      }
      for (const [index, { id, device_id }] of (await heldBy(ivan)).entries()) {
        const isLeft = device_id === room(27).id;
        // Two stay with Ivan, who comes back the next evening.
        if (index < 2 && !isLeft) continue;
        const body = { expected_approved_by: ivan.id };
        succeeded(await manager.post(paths.requestTakeOver(projectId(), id), body));
        const given = { to_user_id: mila.id, note: 'Ivan has gone home.' };
        if (isLeft) {
          // The guest it was for has left: what is said about it reaches no tablet.
          await put(manager, id, done, evening(27));
        } else {
          succeeded(await manager.post(paths.requestHandOver(projectId(), id), given));
          handedOver.push(id);
        }
      }
      // Morning: Mila finishes what she holds, and all that still waits.
      for (const { id } of await heldBy(mila)) await put(mila.caller, id, done);
      for (const { id } of await list({ 'state_id in': [waiting] })) {
        await put(mila.caller, id, approved, 'Good morning.');
        await put(mila.caller, id, done);
      }
      expect([takenOver.length, handedOver.length]).toEqual([5, 3]);
    },
    TIMEOUT_MS,
  );

  it('M8 every request is finished or has a living name on it', async () => {
    const { body: users } = succeeded(await manager.get<User[]>(paths.users(projectId())));
    const living = new Set(users.map(({ id }) => id));
    const all = await list();
    expect(all).toHaveLength(ROOMS + 5 + 2);
    const open = all.filter(({ state_id }) => state_id !== done);
    expect(open.map(({ state_id, approved_by }) => [state_id, approved_by])).toEqual([
      [approved, ivan.id],
      [approved, ivan.id],
    ]);
    expect(open.every(({ approved_by }) => living.has(approved_by ?? 0))).toBe(true);
    expect(living.has(nora.id)).toBe(false);
  });

  it(
    'O11 O12 no tablet has seen anything of before its line; all others have all of theirs',
    async () => {
      const stolen = room(7).player;
      await expect(stolen.requests()).rejects.toThrow('the server answers 401');
      await expect(stolen.messages()).rejects.toThrow('the server answers 401');

      const guest = room(27).player;
      const notes = (await guest.requests()).data.map(({ note }) => note);
      expect(notes).toEqual(['I am new here.']);
      const texts = (await guest.messages()).data.map(({ message }) => message);
      expect(texts).toEqual(['Good morning.']);

      for (const number of range(1, ROOMS).filter((one) => one !== 7 && one !== 27)) {
        const requests = await room(number).player.requests();
        const messages = await room(number).player.messages();
        expect(requests.data.map(({ note }) => note)).toContain(evening(number));
        expect(messages.data.map(({ message }) => message)).toContain(evening(number));
        const shown = JSON.stringify([requests, messages]);
        expect(shown.replaceAll(evening(number), '')).not.toContain('evening secret');
      }
    },
    TIMEOUT_MS,
  );

  /** What its timeline says the request is now. */
  function told(entries: readonly TimelineEntry[]): Pick<ServiceRequest, 'state_id'> & {
    approver: string | null;
  } {
    let approver: string | null = null;
    let state_id: RequestState = waiting;
    for (const { kind, to_state, username, to } of entries) {
      if (to) approver = to.username;
      if (kind !== 'state' || to_state === undefined) continue;
      if (to_state === approved) approver = username;
      state_id = to_state;
    }
    return { state_id, approver };
  }

  it(
    'M11 the timelines tell it all',
    async () => {
      for (const row of await list()) {
        const entries = await timelineOf(row.id);
        const { device_name, note } = row;
        expect(entries[0]).toMatchObject({
          kind: 'created',
          source: 'device',
          device_name,
          text: note,
        });
        expect(told(entries)).toEqual({ state_id: row.state_id, approver: row.approved_by_name });
        const times = entries.map(({ at }) => at);
        expect(times).toEqual(times.toSorted());
      }
      for (const id of takenOver) {
        expect(await timelineOf(id)).toContainEqual(
          expect.objectContaining({
            kind: 'taken_over',
            username: 'mila',
            from: { id: nora.id, username: 'nora' },
            to: { id: mila.id, username: 'mila' },
          }),
        );
      }
      for (const id of handedOver) {
        const kinds = (await timelineOf(id)).map(({ kind, username }) => [kind, username]);
        expect(kinds).toEqual([
          ['created', null],
          ['state', 'ivan'],
          ['taken_over', 'admin'],
          ['handed_over', 'admin'],
          ['note', 'admin'],
          ['state', 'mila'],
        ]);
      }
      const [first] = await list({ 'device_id =': room(3).id });
      const [, once] = await list({ 'device_id =': room(3).id });
      const repeats = (await timelineOf(once?.id ?? 0)).filter(({ kind }) => kind === 'repeated');
      expect(repeats.map(({ request_id }) => request_id)).toEqual([first?.id]);
    },
    TIMEOUT_MS,
  );
});
