import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@concierge/tooling/paths';
import { expect, it } from 'vitest';
import { folderForTests } from './testing/folders.ts';
import { PASSWORD } from './testing/testProject.ts';
import { startTestServer } from './testing/testServer.ts';

const folder = folderForTests();

it('Z6 the six calls of docs/api.md work as they are written', async () => {
  const guide = await readFile(join(ROOT, 'docs/api.md'), 'utf8');
  const calls = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, call = '']) => call);
  expect(calls).toHaveLength(6);
  const server = await startTestServer();
  const { code, id, devices, services } = server.project;
  const next = async (env: Record<string, string | number | undefined>): Promise<unknown> => {
    const options = { cwd: folder, env: { ...process.env, URL: server.url, ...env } as never };
    const { stdout } = await promisify(execFile)('bash', ['-c', calls.shift() ?? ''], options);
    return JSON.parse(stdout);
  };

  const key = { KEY: devices[0]?.key };
  expect(await next(key)).toContainEqual(expect.objectContaining({ id: services[0] }));
  const made = await next({ ...key, SERVICE: services[0] });
  expect(made).toMatchObject({ state_id: 1, note: 'Two more pillows, please.' });
  expect(await next(key)).toMatchObject({ totalCount: 1, data: [made] });

  const user = { CODE: code, NAME: 'operator', PASSWORD };
  expect(await next(user)).toMatchObject({ username: 'operator', project_id: id });
  const { id: request } = made as { id: number };
  expect(await next({ PROJECT: id })).toMatchObject({ totalCount: 1, data: [{ id: request }] });
  const approved = await next({ PROJECT: id, REQUEST: request });
  expect(approved).toMatchObject({ request: { id: request, state_id: 2 } });

  await server.close();
});
