import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { MessageState, MessageType } from '@concierge/contract/messageStates';
import { paths } from '@concierge/contract/paths';
import { describe, expect, it } from 'vitest';
import { serverForTests } from './testing/eachDatabase.ts';
import { addRows } from './testing/rows.ts';

/** Longer than a busy machine needs for a whole call of its own. */
const TIMEOUT_MS = 1_800;
const MESSAGES = 1_000;
/** Together more than the operating system takes off our hands. */
const TEXT = 'x'.repeat(10_000);

describe('a caller that takes too long', () => {
  const server = serverForTests({ callTimeoutMs: TIMEOUT_MS });

  /** Connects; also the server's side of the connection. */
  async function open(): Promise<{ ours: Socket; theirs: Socket }> {
    const accepted = once(server().app.server, 'connection');
    const ours = connect(Number(new URL(server().url).port), '127.0.0.1');
    ours.on('error', () => undefined);
    const [theirs] = (await accepted) as [Socket];
    return { ours, theirs };
  }

  const head = (method: string, path: string, headers: Readonly<Record<string, string>>) =>
    [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n');

  /** Unlike `once` it takes an error before the end as a part of it. */
  const closed = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve));

  async function trickle(socket: Socket): Promise<void> {
    for await (const _tick of every(20)) {
      if (socket.destroyed) return;
      socket.write('x');
    }
  }

  it.each([
    ['its headers byte by byte', '\r\nx-slow: '],
    ['its body byte by byte', '\r\n\r\n{'],
  ])('sends %s and is cut', async (_what, end) => {
    const { ours, theirs } = await open();
    const headers = { 'content-type': 'application/json', 'content-length': '100000' };
    ours.write(head('POST', paths.login(), headers) + end);
    ours.resume();
    await Promise.all([closed(theirs), closed(ours), trickle(ours)]);
    expect(ours.bytesWritten).toBeLessThan(1_000);
  });

  it('does not read its answer and is cut', async () => {
    const { db, project } = server();
    await addRows(db, 'message', MESSAGES, () => ({
      project_id: project.id,
      type: MessageType.message,
      state: MessageState.published,
      title: 'Long',
      message: TEXT,
      user_id: project.users.admin,
      created_at: server().clock.now().toISOString(),
    }));
    const { headers } = await server().signIn('admin');
    const { ours, theirs } = await open();
    ours.write(`${head('GET', `${paths.messages(project.id)}?limit=1000`, headers)}\r\n\r\n`);
    await closed(theirs);
    expect(theirs.bytesWritten).toBeGreaterThan(100_000);
    ours.destroy();
  });

  it('is none that listens to events, however long nothing happens', async () => {
    const live = await server().live(await server().signIn('operator'));
    const { ours, theirs } = await open();
    ours.resume();
    // It sends nothing either, and is no socket for events.
    await closed(theirs);
    expect(live.closed).toBeUndefined();
    await server().request();
    await live.received('request.created');
    await live.end();
  });
});
