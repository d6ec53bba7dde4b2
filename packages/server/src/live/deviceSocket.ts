import { DeviceClose, type DeviceFrame } from '@concierge/contract/deviceLive';
import type { SignedInDevice } from '../auth/access.ts';
import { ClientSocket, type LiveSocket } from './clientSocket.ts';

/** Hints and answers are a few bytes: a device that reads never leaves so many. */
const MAX_UNREAD_BYTES = 16 * 1024;

/** A device with the key that its socket was opened with. */
export interface DeviceIdentity extends SignedInDevice {
  keyHash: string;
}

/** One socket of a device. It is sent nothing before its `hello`. */
export class DeviceSocket extends ClientSocket {
  readonly device: DeviceIdentity;
  readonly #onTooSlow: () => void;
  #greeted = false;

  constructor(socket: LiveSocket, device: DeviceIdentity, onTooSlow: () => void) {
    super(socket);
    this.device = device;
    this.#onTooSlow = onTooSlow;
  }

  greet(): void {
    if (!this.open) return;
    this.#greeted = true;
    this.#write(JSON.stringify({ event: 'hello' } satisfies DeviceFrame));
  }

  hint(event: DeviceFrame['event']): void {
    if (this.#greeted) this.#write(JSON.stringify({ event } satisfies DeviceFrame));
  }

  pong(): void {
    this.#write('pong');
  }

  #write(text: string): void {
    if (!this.open) return;
    if (this.unread <= MAX_UNREAD_BYTES) return this.send(text);
    this.#onTooSlow();
    this.close(DeviceClose.tooSlow, 'too slow');
  }
}
