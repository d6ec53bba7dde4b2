import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { postgresFailure } from '../database/failures.ts';
import { failureAnswers } from './errors.ts';

const failed = (code: string) => Object.assign(new Error(`${code}: refused`), { code });
const noConnection = postgresFailure(
  Object.assign(new DatabaseError('sorry, too many clients already', 0, 'error'), {
    code: '53300',
  }),
);

it.each<[string, unknown, RegExp]>([
  ['EMFILE', failed('EMFILE'), /^EMFILE: refused; no file handles .*LimitNOFILE/],
  ['ENFILE', failed('ENFILE'), /no file handles .*fs\.file-max/],
  ['ENOSPC', failed('ENOSPC'), /no space or no inodes/],
  ['EDQUOT', failed('EDQUOT'), /quota/],
  ['ENOMEM', failed('ENOMEM'), /memory/],
  ['53300', noConnection, /^sorry, too many clients already; .*max_connections/],
])(
  'R35 %s is a limit of the machine: one line in the log says what to do',
  async (_code, error, line) => {
    const stream = new PassThrough();
    const app = Fastify({ logger: { level: 'error', stream } });
    app.setErrorHandler(failureAnswers(() => null, '').onError);
    app.get('/', async () => {
      throw error;
    });
    const logged = once(stream, 'data');
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    const { reason, err } = JSON.parse(String((await logged)[0])) as Record<string, string>;
    expect(reason).toMatch(line);
    expect(err).toBeUndefined();
    await app.close();
  },
);
