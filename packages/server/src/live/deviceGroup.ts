import { DeviceClose, type DeviceHint } from '@concierge/contract/deviceLive';
import type { EventFrame, LivePayloads, RequestUpdate } from '@concierge/contract/live';
import type { Connection } from '../database/schema.ts';
import {
  type DeviceFacts,
  devicesOfMessage,
  factsOf,
  keyHashesOf,
  readFacts,
} from './deviceFacts.ts';
import type { DeviceSocket } from './deviceSocket.ts';
import { type Follower, inPortions } from './projectChannel.ts';

/** What a device reads of its requests; a change of anything else is none to it. */
const COLUMNS = [
  'state_id',
  'note',
  'approved_at',
  'canceled_at',
  'completed_at',
  'asked',
] as const;

/** A device with sockets in this process. */
interface Connected {
  sockets: Set<DeviceSocket>;
  /** As of the last event of the device, else as they were read. */
  facts: DeviceFacts | undefined;
}

/**
 * The connected devices of a project. They have no positions of their own, since a device asks for everything
 * after each `hello`: the group reads the log once for all, and tells each device what is its own alone.
 */
export class DeviceGroup implements Follower {
  position = 0;
  readonly #db: Connection;
  readonly #projectId: number;
  readonly #devices = new Map<number, Connected>();

  constructor(db: Connection, projectId: number) {
    this.#db = db;
    this.#projectId = projectId;
  }

  get open(): boolean {
    return this.#devices.size > 0;
  }

  add(socket: DeviceSocket): void {
    const connected = this.#devices.get(socket.device.id) ?? {
      sockets: new Set(),
      facts: undefined,
    };
    connected.sockets.add(socket);
    this.#devices.set(socket.device.id, connected);
  }

  remove(socket: DeviceSocket): void {
    const connected = this.#devices.get(socket.device.id);
    connected?.sockets.delete(socket);
    if (connected?.sockets.size === 0) this.#devices.delete(socket.device.id);
  }

  /** Says hello to a socket of the group, once what is told of later is known; not with a key that has ended. */
  async greet(socket: DeviceSocket): Promise<void> {
    const { id, keyHash } = socket.device;
    const read = await readFacts(this.#db, id, keyHash);
    if (!read) return socket.close(DeviceClose.keyEnded, 'key ended');
    const connected = this.#devices.get(id);
    // An event that was delivered meanwhile may be later than what was read.
    if (connected) connected.facts ??= read;
    socket.greet();
  }

  async deliver(frame: EventFrame): Promise<void> {
    if (frame.seq <= this.position) return;
    if (frame.seq > this.position + 1) {
      // They connect again and ask for everything.
      await this.#each((socket) => socket.close(DeviceClose.restart, 'log dropped'));
    } else {
      await this.#tell(frame);
    }
    this.position = frame.seq;
  }

  /** Closes the sockets whose key has ended. */
  async closeEnded(deviceIds: readonly number[] = [...this.#devices.keys()]): Promise<void> {
    const hashes = await keyHashesOf(this.#db, deviceIds);
    for (const id of deviceIds) {
      for (const socket of this.#devices.get(id)?.sockets ?? []) {
        if (hashes.get(id) !== socket.device.keyHash) {
          socket.close(DeviceClose.keyEnded, 'key ended');
        }
      }
    }
  }

  async #tell(frame: EventFrame): Promise<void> {
    switch (frame.event) {
      case 'request.created':
        return this.#tellOfRequest(frame.payload.update);
      case 'request.changed': {
        const { update } = frame.payload;
        const { before } = update;
        const isVisible = !before || COLUMNS.some((column) => Object.hasOwn(before, column));
        return isVisible ? this.#tellOfRequest(update) : undefined;
      }
      case 'message.published': {
        const ids = await devicesOfMessage(this.#db, this.#projectId, frame.payload.message_id);
        return this.#hint(ids, 'messages.changed');
      }
      case 'message.viewed':
        return this.#hint(this.#withSerial(frame.payload.device_serial_id), 'messages.changed');
      case 'service.changed':
        return this.#each((socket) => socket.hint('services.changed'));
      // A device has the name and timezone of its project with its own.
      case 'project.changed':
        return this.#each((socket) => socket.hint('device.changed'));
      case 'device.changed':
        return this.#tellOfDevice(frame.payload);
      default:
        return undefined;
    }
  }

  /** A device shows the requests of its present stay alone. */
  async #tellOfRequest(update: RequestUpdate): Promise<void> {
    if (update.row.previous_stay) return;
    await this.#hint([update.row.device_id], 'requests.changed');
  }

  async #tellOfDevice({ device_id, device }: LivePayloads['device.changed']): Promise<void> {
    const connected = this.#devices.get(device_id);
    if (!connected) return;
    await this.closeEnded([device_id]);
    if (!device) return;
    const before = connected.facts;
    const after = factsOf(device);
    connected.facts = after;
    if (!before) return;
    if (before.stayId !== after.stayId) return this.#hint([device_id], 'stay.changed');
    const { name, lang, doNotDisturb } = before;
    const isSame =
      name === after.name && lang === after.lang && doNotDisturb === after.doNotDisturb;
    if (!isSame) await this.#hint([device_id], 'device.changed');
  }

  #withSerial(serialId: string): number[] {
    return [...this.#devices]
      .filter(([, { sockets }]) => [...sockets].some(({ device }) => device.serial_id === serialId))
      .map(([id]) => id);
  }

  #hint(deviceIds: readonly number[], hint: DeviceHint): Promise<void> {
    const sockets = deviceIds.flatMap((id) => [...(this.#devices.get(id)?.sockets ?? [])]);
    return inPortions(sockets, (socket) => socket.hint(hint));
  }

  #each(work: (socket: DeviceSocket) => void): Promise<void> {
    return inPortions(
      [...this.#devices.values()].flatMap(({ sockets }) => [...sockets]),
      work,
    );
  }
}
