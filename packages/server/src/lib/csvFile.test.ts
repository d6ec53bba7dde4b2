import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { TOTAL_COUNT_HEADER } from '@concierge/contract/csv';
import { afterEach, expect, it } from 'vitest';
import { csvFormat } from './csv.ts';
import { sendCsv } from './csvFile.ts';

/** More than sockets take off our hands. */
const BATCHES = 2_000;
const BATCH = Array.from({ length: 100 }, () => ({ text: 'x'.repeat(200) }));

let app: FastifyInstance;
let read: number;
let left: boolean;
afterEach(() => app.close());

/** Serves a file of long batches, of which one fails. */
async function start(failsAt = Infinity): Promise<string> {
  read = 0;
  left = false;
  async function* batches() {
    try {
      for (; read < BATCHES; read += 1) {
        if (read === failsAt) throw new Error('Gone');
        yield BATCH;
      }
    } finally {
      left = true;
    }
  }
  app = Fastify();
  app.get('/', async (_request, reply) => {
    const format = csvFormat(
      { separator: 'comma', times: 'both', time_zone: 'UTC' },
      { incomplete: 'Dosya eksik' },
    );
    const rows = { totalCount: BATCHES * BATCH.length, batches: batches() };
    return sendCsv(reply, 'rows', ['text'], rows, format);
  });
  return app.listen({ port: 0 });
}

it('P2 a caller that reads slowly is waited for, and one that leaves ends the reading', async () => {
  const call = request(await start()).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.headers[TOTAL_COUNT_HEADER]).toBe(String(BATCHES * BATCH.length));
  await pause(300);
  const waiting = read;
  expect(waiting).toBeLessThan(BATCHES / 2);
  answer.destroy();
  await expect.poll(() => left).toBe(true);
  expect(read - waiting).toBeLessThan(100);
});

it('P2 a file that breaks off says so in its last line, and is no whole answer', async () => {
  const url = await start(BATCHES / 2);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  let text = '';
  for await (const piece of socket) {
    text += String(piece);
    // Slowly: what the server has written by the end is still on its way.
    await pause(1);
  }
  expect(text.match(/x\r\n/g)).toHaveLength((BATCHES / 2) * BATCH.length);
  // A whole answer ends in a piece without length.
  expect(text).toMatch(/Dosya eksik\r\n\r\n$/);
});
