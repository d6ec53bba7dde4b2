import { randomUUID } from 'node:crypto';
import type { DeviceMessage, DeviceRequest, DeviceService } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';

/** A device, by the device API over HTTP: of a room of the demo project, whose key is public, unless another is given. */
export class Device {
  readonly serialId: string;
  readonly #url: string;
  readonly #key: string;

  constructor(url: string, serialId: string, key = `demo-${serialId}`) {
    this.#url = url;
    this.#key = key;
    this.serialId = serialId;
  }

  async #call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#key}`,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  async services(): Promise<DeviceService[]> {
    return this.#call('GET', paths.deviceServices());
  }

  async service(name: string): Promise<DeviceService> {
    const found = (await this.services()).find((service) => service.service_name === name);
    if (!found) throw new Error(`No service ${name}`);
    return found;
  }

  /** Requests a service; resolves once the server has acknowledged it. */
  async ask(serviceId: number, note?: string): Promise<DeviceRequest> {
    return this.#call('POST', paths.deviceRequests(), {
      service_id: serviceId,
      ...(note === undefined ? {} : { note }),
    });
  }

  async requests(): Promise<DeviceRequest[]> {
    return (await this.#call<{ data: DeviceRequest[] }>('GET', paths.deviceRequests())).data;
  }

  /** The messages published to the room. */
  async messages(): Promise<DeviceMessage[]> {
    return (await this.#call<{ data: DeviceMessage[] }>('GET', paths.deviceMessages())).data;
  }

  /** Marks the message as viewed. */
  async view(messageId: number): Promise<void> {
    await this.#call('POST', paths.deviceMessageViewed(messageId));
  }
}
