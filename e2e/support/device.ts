import { randomUUID } from 'node:crypto';
import type { DeviceMessage, DeviceRequest, DeviceService } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import { Caller } from '@concierge/server/testing/caller';

/** A device, by the device API over HTTP: of a room of the demo project, whose key is public, unless another is given. */
export class Device {
  readonly serialId: string;
  readonly #api: Caller;

  constructor(url: string, serialId: string, key = `demo-${serialId}`) {
    this.#api = new Caller(url, { authorization: `Bearer ${key}` });
    this.serialId = serialId;
  }

  async services(): Promise<DeviceService[]> {
    return this.#api.read(paths.deviceServices());
  }

  async service(name: string): Promise<DeviceService> {
    const found = (await this.services()).find((service) => service.service_name === name);
    if (!found) throw new Error(`No service ${name}`);
    return found;
  }

  /** Requests a service; resolves once the server has acknowledged it. */
  async ask(serviceId: number, note?: string): Promise<DeviceRequest> {
    const headers = { 'idempotency-key': randomUUID() };
    return this.#api.write(paths.deviceRequests(), { service_id: serviceId, note }, { headers });
  }

  async requests(): Promise<DeviceRequest[]> {
    return (await this.#api.read<{ data: DeviceRequest[] }>(paths.deviceRequests())).data;
  }

  /** The messages published to the room. */
  async messages(): Promise<DeviceMessage[]> {
    return (await this.#api.read<{ data: DeviceMessage[] }>(paths.deviceMessages())).data;
  }

  /** Marks the message as viewed. */
  async view(messageId: number): Promise<void> {
    await this.#api.write(paths.deviceMessageViewed(messageId), {});
  }
}
