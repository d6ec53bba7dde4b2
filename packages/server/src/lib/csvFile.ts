import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { INCOMPLETE_LABEL, TOTAL_COUNT_HEADER } from '@concierge/contract/csv';
import { type CsvColumn, type CsvFormat, type CsvRows, csvLine, csvStream } from './csv.ts';

/** The `response` entry of a file. */
export const CSV_FILE = {
  description: `Headings and a line for each row, in UTF-8; \`${TOTAL_COUNT_HEADER}\` says how many. A file that breaks off says so in its last line, and the answer does not end as a whole one does.`,
  content: { 'text/csv': { schema: Type.Unsafe<Readable>({ type: 'string' }) } },
};

/** How long a file that breaks off may take to be sent up to its last line. */
const LAST_LINE_MS = 5_000;

/** Waits until everything written is on its way to the caller, or the caller is gone. */
async function sent(answer: ServerResponse): Promise<void> {
  const until = performance.now() + LAST_LINE_MS;
  do await pause(10);
  while (answer.writableLength > 0 && !answer.destroyed && performance.now() < until);
}

/** What is sent ends visibly where it breaks off. */
async function* endingVisibly(
  pieces: AsyncIterable<string>,
  { labels, separator }: CsvFormat,
  reply: FastifyReply,
): AsyncGenerator<string> {
  try {
    yield* pieces;
  } catch (error) {
    yield csvLine([labels[INCOMPLETE_LABEL] ?? INCOMPLETE_LABEL], separator);
    await sent(reply.raw);
    throw error;
  }
}

/** Sends rows as a file, as fast as the caller takes it. @param name Without its ending. */
export function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: CsvRows<Row>,
  format: CsvFormat,
): FastifyReply {
  const pieces = csvStream(columns, rows.batches, format);
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header(TOTAL_COUNT_HEADER, rows.totalCount)
    .send(Readable.from(endingVisibly(pieces, format, reply)));
}
