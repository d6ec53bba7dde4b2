import { type Peer, startPeer } from '@concierge/client/testing/peer';
import { TOTAL_COUNT_HEADER } from '@concierge/contract/csv';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../lib/i18n/i18n.ts';
import * as saving from '../../lib/saveFile.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { EXPORT_PATHS, exportLabels, type ExportAsked, type ExportedList } from './exportLists.ts';
import { exportClosed, exportRequested, partSaveRequested } from './exportsSlice.ts';

const context = signedInConsole();
const state = () => context.tab.state().exports;
const saved: { name: string; content: Blob }[] = [];
let peer: Peer | undefined;

beforeEach(async () => {
  saved.length = 0;
  vi.spyOn(saving, 'saveFile').mockImplementation((name, content) => saved.push({ name, content }));
  await i18n.loadNamespaces([
    'exports',
    'requests',
    'messages',
    'devices',
    'users',
    'audit',
    'reports',
  ]);
});
afterEach(() => peer?.close());

function ask(list: ExportedList, more: Partial<ExportAsked> = {}) {
  const format = { separator: 'semicolon', times: 'iso', time_zone: 'UTC' } as const;
  const labels = exportLabels(
    list,
    i18n.getFixedT(null, ['exports', 'requests', 'audit', 'reports']),
  );
  context.tab.dispatch(exportRequested({ list, format, labels, ...more }));
}

it.each(Object.keys(EXPORT_PATHS) as ExportedList[])(
  'P2 a list is saved as a file with its headings in words: %s',
  async (list) => {
    await context.server.request();
    await context.server.message(await context.server.signIn('admin'));
    const queries: Partial<Record<ExportedList, ExportAsked['query']>> = {
      requests: { limit: 10, offset: 20 },
      report: { from: '2026-03-01', to: '2026-03-02' },
    };
    ask(list, { query: queries[list] ?? {} });
    await waitFor(() => expect(context.tab.notices.at(-1)?.tone).toBe('success'));
    const [file] = saved;
    const [headings = '', first = ''] = (await file?.content.text())?.split('\r\n') ?? [];
    expect(file?.name).toMatch(new RegExp(`^${list}-.*\\.csv$`));
    // Names of the API have an underscore.
    expect(`${headings} ${first.replaceAll(/device_\w+|\d_\d/g, '')}`).not.toMatch(/[a-z]_[a-z]/);
    expect(first).not.toBe('');
  },
);

it('P2 a file has the filters of the list', async () => {
  const { id } = await context.server.request();
  ask('requests', { filter: { 'id =': id } });
  await waitFor(() => expect(context.tab.notices.at(-1)?.tone).toBe('success'));
  expect(saved).toHaveLength(1);
  expect((await saved[0]?.content.text())?.split('\r\n')).toHaveLength(3);
  expect(context.tab.notices.at(-1)?.body).toBe(i18n.t('exports:done', { count: 1 }));
});

/** A server whose file goes on only as it is told. */
async function interruptedFile(lines: string, then: 'breaks' | 'waits', last = '') {
  const left = vi.fn<() => void>();
  peer = await startPeer({
    onRequest(request, response) {
      request.socket.on('close', left);
      response.writeHead(200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="requests-2026-03-02.csv"',
        [TOTAL_COUNT_HEADER]: '100',
      });
      response.write(lines, () => {
        setTimeout(() => response.write(last), 50);
        if (then === 'breaks') setTimeout(() => response.destroy(), 100);
      });
    },
  });
  context.redirect(peer.url);
  return left;
}

it.each([
  ['the server says so itself', 'a;b\r\n1;2\r\n', 'at once'],
  ['the server says so in two pieces', 'a;b\r\n1;2\r\n', 'in pieces'],
  ['the connection is lost', 'a;b\r\n1;2\r\n', 'never'],
  ['the connection is lost within a line', 'a;b\r\n1;2\r\n3', 'never'],
])('P2 of a file that breaks off the rows that came can be kept: %s', async (_why, lines, said) => {
  const line = `${i18n.t('exports:incompleteLine')}\r\n`;
  const at = { 'at once': line.length, 'in pieces': 9, never: 0 }[said] ?? 0;
  const rest = said === 'in pieces' ? line.slice(at) : '';
  await interruptedFile(lines + line.slice(0, at), 'breaks', rest);
  ask('requests');
  await context.tab.until(() => state().status === 'failed');
  expect(state()).toMatchObject({ total: 100, problem: { kind: 'network' } });
  expect(saved).toEqual([]);
  context.tab.dispatch(partSaveRequested());
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.content.text();
  expect(text).toBe(`${lines.endsWith('\n') ? lines : `${lines}\r\n`}${line}`);
});

it('P2 leaving the dialog gives the file up on the wire, and nothing is saved', async () => {
  const left = await interruptedFile('a;b\r\n1;2\r\n', 'waits');
  ask('requests');
  await context.tab.until(() => state().rows === 1);
  expect(left).not.toHaveBeenCalled();
  context.tab.dispatch(exportClosed());
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(state()).toMatchObject({ status: 'idle', rows: 0 });
  expect(saved).toEqual([]);
});

it('P2 a refusal says why, as that of any other call', async () => {
  ask('requests', { query: { orderBy: 'color' } });
  await context.tab.until(() => state().status === 'failed');
  expect(state().problem).toMatchObject({ kind: 'http', status: 400, errorCode: 'invalid_sort' });
  ask('users');
  await context.tab.until(() => saved.length === 1);
});
