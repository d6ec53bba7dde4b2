import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverForTests } from './testing/eachDatabase.ts';
import { folderForTests } from './testing/folders.ts';

/** What others make clients with; in a folder of their own, since they need an older compiler than we have. */
const GENERATORS = {
  '@types/node': '^22',
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  orval: '8.38.0',
  typescript: '5.9.3',
};

const CLIENT = `
import createClient from 'openapi-fetch';
import { updateRequest } from './orval.ts';
import type { paths } from './types.ts';

const [, , baseUrl = '', project, cookie = ''] = process.argv;
const projectId = Number(project);
const api = createClient<paths>({ baseUrl, headers: { cookie } });
const { data, error } = await api.POST(
  '/api/concierge/project/{projectId}/service/request/query',
  { params: { path: { projectId }, query: { limit: 1 } }, body: { 'state_id in': [1] } },
);
if (error) throw new Error(error.errorCode);
const [request] = data.data;
if (!request) throw new Error('No request waits');
const answer = await updateRequest(projectId, request.id, { state_id: 2 }, { headers: { cookie } });
if (answer.status !== 200) throw new Error(answer.data.errorCode);
console.log(JSON.stringify({ waiting: data.totalCount, state: answer.data.request.state_id }));
`;

describe('clients that others make of the OpenAPI document', () => {
  const server = serverForTests();
  const folder = folderForTests();
  const exec = async (command: string, args: string[]) =>
    (await promisify(execFile)(command, args, { cwd: folder })).stdout;
  const run = (tool: string, ...args: string[]) =>
    exec(join(folder, 'node_modules/.bin', tool), args);

  beforeAll(async () => {
    const { body } = await server().anonymous.get<object>('/api/docs/json');
    const orval = {
      input: './openapi.json',
      output: { target: './orval.ts', client: 'fetch', baseUrl: server().url },
    };
    const files = {
      'package.json': JSON.stringify({ private: true, type: 'module', dependencies: GENERATORS }),
      'openapi.json': JSON.stringify(body),
      'orval.config.mjs': `export default { concierge: ${JSON.stringify(orval)} };`,
      'client.ts': CLIENT,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await exec('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  }, 300_000);

  it('Y23 openapi-typescript and orval make clients that compile and approve a request', async () => {
    await server().request();
    await run('openapi-typescript', 'openapi.json', '-o', 'types.ts');
    await run('orval');
    const strict = ['--strict', '--noEmit', '--skipLibCheck', '--allowImportingTsExtensions'];
    const target = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022'];
    await run('tsc', ...strict, ...target, '--types', 'node', 'client.ts');
    const { cookie = '' } = (await server().signIn('admin')).headers;
    const args = ['client.ts', server().url, String(server().project.id), cookie];
    const answer = await exec(process.execPath, args);
    expect(JSON.parse(answer)).toEqual({ waiting: 1, state: 2 });
  });
});
