import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
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

/** A file of long batches, of which one fails. */
async function open(failsAt = Infinity): Promise<IncomingMessage> {
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
  const call = request(await app.listen({ port: 0 })).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
}

it('P2 a caller that reads slowly is waited for, and one that leaves ends the reading', async () => {
  const answer = await open();
  expect(answer.headers[TOTAL_COUNT_HEADER]).toBe(String(BATCHES * BATCH.length));
  await pause(300);
  const waiting = read;
  expect(waiting).toBeLessThan(BATCHES / 2);
  answer.destroy();
  await expect.poll(() => left).toBe(true);
  expect(read - waiting).toBeLessThan(100);
});

it('P2 a file that breaks off says so in its last line, and is no whole answer', async () => {
  const answer = await open(BATCHES / 2);
  let file = '';
  const readAll = async () => {
    for await (const piece of answer) file += String(piece);
  };
  await expect(readAll()).rejects.toThrow('aborted');
  const lines = file.split('\r\n');
  expect(lines).toHaveLength((BATCHES / 2) * BATCH.length + 3);
  expect(lines.slice(-2)).toEqual(['Dosya eksik', '']);
});
