import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscriptionBody } from '@concierge/contract/push';
import type { PushTransport } from '../push/sendHttps.ts';

/** A request the push service received. */
export interface Delivery {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A local push service; endpoints at `https://push.example` are sent to it. */
export interface PushService {
  transport: PushTransport;
  deliveries: Delivery[];
  /** Status per path; 201 unless set. */
  answers: Map<string, number>;
  /** Header `Retry-After` per path of an answer; such an answer is given once. */
  retryAfter: Map<string, string>;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const deliveries: Delivery[] = [];
  const answers = new Map<string, number>();
  const retryAfter = new Map<string, string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      deliveries.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const wait = retryAfter.get(path);
      const headers = wait === undefined ? {} : { 'retry-after': wait };
      response.writeHead(answers.get(path) ?? 201, headers).end();
      if (!retryAfter.delete(path)) return;
      answers.delete(path);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    deliveries,
    answers,
    retryAfter,
    async transport(endpoint, { headers, body }) {
      const url = `http://127.0.0.1:${port}${new URL(endpoint).pathname}`;
      const entries = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
      const answer = await fetch(url, {
        method: 'POST',
        headers: Object.fromEntries(entries.map(([name, value]) => [name, String(value)])),
        body: body ? new Uint8Array(body) : null,
      });
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') ?? undefined };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A subscribed browser: only it can decrypt its notifications. */
export interface TestBrowser {
  subscription: PushSubscriptionBody;
  /** The text of an encrypted notification (RFC 8291). */
  read(body: Buffer): string;
}

export function testBrowser(name: string): TestBrowser {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `https://push.example/${name}`,
      expirationTime: null,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body) {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const shared = ecdh.computeSecret(senderKey);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`${label}\0`), length));
      const key = derive('Content-Encoding: aes128gcm', 16);
      const nonce = derive('Content-Encoding: nonce', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // A delimiter and padding follow the text.
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

/** The claims of a VAPID header (RFC 8292), whose signature is verified with the key. */
export function vapidClaims(authorization: string, publicKey: string): Record<string, unknown> {
  const token = /t=([^,\s]+)/.exec(authorization)?.[1] ?? '';
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const valid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!valid) throw new Error('The signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
