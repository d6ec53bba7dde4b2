import { type DeviceFrame, type DeviceHint, deviceProtocols } from '@concierge/contract/deviceLive';
import { paths } from '@concierge/contract/paths';
import { TestSocket } from './liveClient.ts';

export interface DeviceClientOptions {
  origin?: string;
  /** Offered instead of those of the key. */
  protocols?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

/** A device on its live channel, which collects every hint. */
export class DeviceClient extends TestSocket {
  readonly hints: DeviceHint[] = [];
  isGreeted = false;

  constructor(url: string, key: string, options: DeviceClientOptions = {}) {
    const { origin, protocols = deviceProtocols(key), headers } = options;
    super(new URL(paths.deviceLive(), url.replace(/^http/, 'ws')), protocols, {
      headers: { ...headers, ...(origin ? { origin } : {}) },
    });
  }

  protected override take({ event }: DeviceFrame): void {
    if (event === 'hello') this.isGreeted = true;
    else this.hints.push(event);
  }

  greeted(): Promise<this> {
    return this.until(() => this.isGreeted);
  }

  /** All hints since the last call, once this many of them have this name. */
  async next(name: DeviceHint, count = 1): Promise<DeviceHint[]> {
    await this.until(() => this.hints.filter((hint) => hint === name).length >= count);
    return this.hints.splice(0);
  }
}
