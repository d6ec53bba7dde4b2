import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushPayload } from '../push/pushPayload.ts';
import type { PushTransport } from '../push/sendHttps.ts';

/** A notification that the push service was sent, encrypted. Names of headers are in small letters. */
export interface Delivery {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** The push service of endpoints at `https://push.example`. */
export class PushService {
  readonly #deliveries = new Map<string, Delivery[]>();
  /** Status per browser; 201 unless set. */
  readonly answers = new Map<string, number>();
  /** `Retry-After` per browser of an answer; such an answer is given once. */
  readonly retryAfter = new Map<string, string>();

  readonly transport: PushTransport = async (endpoint, { headers, body }) => {
    const name = new URL(endpoint).pathname.slice(1);
    const small = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), String(value)]);
    const delivery = { headers: Object.fromEntries(small), body: body ?? Buffer.alloc(0) };
    this.#deliveries.set(name, [...this.sentTo(name), delivery]);
    const answer = { status: this.answers.get(name) ?? 201, retryAfter: this.retryAfter.get(name) };
    if (this.retryAfter.delete(name)) this.answers.delete(name);
    return answer;
  };

  /** Forgets what was sent and how to answer. */
  reset(): void {
    for (const map of [this.#deliveries, this.answers, this.retryAfter]) map.clear();
  }

  sentTo(name: string): readonly Delivery[] {
    return this.#deliveries.get(name) ?? [];
  }

  /** How many notifications it was sent. */
  get count(): number {
    return [...this.#deliveries.values()].flat().length;
  }

  readBy(browser: TestBrowser): PushPayload[] {
    return this.sentTo(browser.name).map(({ body }) => browser.read(body));
  }
}

type TestBrowser = ReturnType<typeof testBrowser>;

/** A browser that can be subscribed: only it can decrypt its notifications. */
export function testBrowser(name: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    name,
    subscription: {
      endpoint: `https://push.example/${name}`,
      expirationTime: null,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** What an encrypted notification says (RFC 8291). */
    read(body: Buffer) {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32);
      const derive = (label: string, length: number) =>
        new Uint8Array(hkdfSync('sha256', new Uint8Array(secret), salt, `${label}\0`, length));
      const key = derive('Content-Encoding: aes128gcm', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive('Content-Encoding: nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // A delimiter and padding follow the text.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushPayload;
    },
  };
}
