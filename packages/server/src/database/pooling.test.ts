import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { refuseTransactionPooling } from './pooling.ts';

/** A message of PostgreSQL: its letter, its length, its content. */
function message(letter: string, ...content: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const int32 = (value: number) => Buffer.concat([int16(value >>> 16), int16(value & 0xffff)]);
const READY = message('Z', 'I');

/** The answer to a query of one row with one number. */
const oneNumber = (value: number) =>
  Buffer.concat([
    message('T', int16(1), 'pid\0', int32(0), int16(0), int32(23), int16(4), int32(-1), int16(0)),
    message('D', int16(1), int32(String(value).length), String(value)),
    message('C', 'SELECT 1\0'),
    READY,
  ]);

let server: Server;
afterEach(() => void server.close());

/** Starts what answers as PostgreSQL and names a backend for each query of each connection. */
async function startPooler(backendOf: (connection: number) => number): Promise<string> {
  let connections = 0;
  server = createServer((socket: Socket) => {
    const connection = (connections += 1);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), READY]));
      socket.on('data', (data) => {
        if (data.toString('latin1', 0, 1) === 'Q') socket.write(oneNumber(backendOf(connection)));
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `postgres://c:c@127.0.0.1:${(server.address() as AddressInfo).port}/c`;
}

describe('a pooler before PostgreSQL', () => {
  it('Y49 in session mode is taken', async () => {
    const address = await startPooler((connection) => 100 + connection);
    await expect(refuseTransactionPooling(address)).resolves.toBeUndefined();
  });

  let asked = 0;
  it.each([
    ['with one backend', () => 100],
    ['that goes around its backends', () => 100 + (asked++ % 2)],
    ['under the load of others', () => 100 + asked++],
  ])('Y49 in transaction mode, %s, is refused in one line', async (_which, backendOf) => {
    const address = await startPooler(backendOf);
    const refused = refuseTransactionPooling(address);
    await expect(refused).rejects.toThrow(
      /^DATABASE_URL leads to a pooler in transaction mode[^\n]+$/,
    );
  });
});
