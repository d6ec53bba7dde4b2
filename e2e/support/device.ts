import { randomUUID } from 'node:crypto';
import type { DeviceMessage, DeviceRequest, DeviceService } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';

/** The device of a room of the demo project, by the device API over HTTP. */
export class Device {
  readonly serialId: string;
  readonly #url: string;

  constructor(url: string, serialId: string) {
    this.#url = url;
    this.serialId = serialId;
  }

  async #call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        // Demo devices have public keys, derived from their serial id.
        authorization: `Bearer demo-${this.serialId}`,
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
    const page = await this.#call<{ data: DeviceService[] } | DeviceService[]>(
      'GET',
      paths.deviceServices(),
    );
    return Array.isArray(page) ? page : page.data;
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
