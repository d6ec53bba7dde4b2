import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { DeviceRequest } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { RequestPage, RequestUpdateAnswer } from '@concierge/contract/requests';
import type { User } from '@concierge/contract/users';
import { type Random, seededRandom } from '../demo/random.ts';
import { CallFailed, DeskCalls } from './deskCalls.ts';
import type { House } from './deskHouse.ts';
import { PASSWORD } from './testProject.ts';

/** Users who change requests; their sessions are not those of the desks. */
const STAFF = 5;
const WAITING_KNOWN = 200;
/** Before an unanswered call is repeated. */
const REPEAT_MS = 200;
/** No answer, or that of a server that stops or waits for its database. */
const GONE: readonly number[] = [0, 503];

interface Member {
  calls: DeskCalls;
  user: User;
}

/** A change and how long its call took. */
export interface MadeChange {
  id: number;
  state: RequestState;
  /** Who made it. */
  by: 'device' | 'user';
  /** When it began and was answered, in milliseconds of the system's clock. */
  began: number;
  answered: number;
}

/** Milliseconds of the system's clock, the same in every thread, with fractions. */
export const clock = () => performance.timeOrigin + performance.now();

/**
 * What happens in a house: devices send requests, staff approve, cancel and complete them. The number of waiting
 * requests stays the same.
 */
export class DeskChanges {
  readonly made: MadeChange[] = [];
  /** Calls that were repeated because the server was gone. */
  repeated = 0;
  readonly #house: House;
  readonly #agent: Agent;
  readonly #url: string;
  readonly #random: Random = seededRandom(7);
  readonly #staff: Member[] = [];
  readonly #waiting: number[] = [];
  readonly #approved: { id: number; by: Member }[] = [];
  #next = 0;
  #sent = 0;

  constructor(url: string, house: House, agent: Agent) {
    this.#url = url;
    this.#house = house;
    this.#agent = agent;
  }

  /** Signs the staff in and reads what they may work on. */
  async prepare(): Promise<void> {
    const { project, usernames } = this.#house;
    for (const username of usernames.slice(0, STAFF)) {
      const calls = new DeskCalls(this.#url, this.#agent);
      const body = { projectCode: project.code, username, password: PASSWORD };
      this.#staff.push({ calls, user: await calls.json<User>('POST', paths.login(), body) });
    }
    const path = `${paths.requestQuery(project.id)}?limit=${WAITING_KNOWN}`;
    const filter = { 'state_id in': [RequestState.waiting] };
    const page = await this.#staff[0]?.calls.json<RequestPage>('POST', path, filter);
    this.#waiting.push(...(page?.data ?? []).map(({ id }) => id));
  }

  /** Makes the next change: of five, two are new requests, two are answered and one is completed. */
  async next(): Promise<void> {
    const turn = this.#next;
    this.#next += 1;
    if (turn % 5 === 0 || turn % 5 === 2) return this.create();
    if (turn % 5 === 1) return this.#approve();
    if (turn % 5 === 3) return this.#cancel();
    return this.#complete();
  }

  /** Sends a request as a tablet does: again with the same key until it is answered. */
  async create(): Promise<void> {
    const { services, devices } = this.#house;
    const { key } = devices[this.#sent % devices.length] ?? devices[0] ?? { key: '' };
    this.#sent += 1;
    const body = {
      service_id: this.#random.pick(services),
      ...(this.#random.chance(0.5) && { note: `Pillows for ${this.#random.between(1, 999)}` }),
    };
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() };
    const calls = new DeskCalls(this.#url, this.#agent, headers);
    const began = clock();
    for (;;) {
      try {
        const { id } = await calls.json<DeviceRequest>('POST', paths.deviceRequests(), body);
        this.#waiting.push(id);
        const state = RequestState.waiting;
        this.made.push({ id, state, by: 'device', began, answered: clock() });
        return;
      } catch (error) {
        if (!(error instanceof CallFailed) || !GONE.includes(error.status)) throw error;
        this.repeated += 1;
        await pause(REPEAT_MS);
      }
    }
  }

  async #put(by: Member, id: number, state: RequestState, note?: string): Promise<void> {
    const path = paths.requestUpdate(this.#house.project.id, id);
    const began = clock();
    await by.calls.json<RequestUpdateAnswer>('POST', path, {
      state_id: state,
      ...(note && { note }),
    });
    this.made.push({ id, state, by: 'user', began, answered: clock() });
  }

  #takeWaiting(): number {
    const [id = 0] = this.#waiting.splice(this.#random.between(0, this.#waiting.length - 1), 1);
    return id;
  }

  async #approve(): Promise<void> {
    const by = this.#random.pick(this.#staff);
    const id = this.#takeWaiting();
    // The first user is an admin and may send a note.
    await this.#put(
      by,
      id,
      RequestState.approved,
      by === this.#staff[0] ? 'On my way.' : undefined,
    );
    this.#approved.push({ id, by });
  }

  async #cancel(): Promise<void> {
    await this.#put(this.#random.pick(this.#staff), this.#takeWaiting(), RequestState.canceled);
  }

  async #complete(): Promise<void> {
    const oldest = this.#approved.shift();
    if (oldest) await this.#put(oldest.by, oldest.id, RequestState.done);
    else await this.create();
  }
}
