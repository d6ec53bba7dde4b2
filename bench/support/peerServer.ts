import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseLocation } from '@concierge/server/database/open';
import { freePort } from '@concierge/tooling/freePort';

/** In a folder of their own: nothing else of the repository needs them. */
const PACKAGES = {
  '@feathersjs/errors': '5.0.50',
  '@feathersjs/feathers': '5.0.50',
  '@feathersjs/knex': '5.0.50',
  '@feathersjs/koa': '5.0.50',
  '@feathersjs/socketio': '5.0.50',
  'better-sqlite3': '13.2.0',
  knex: '3.3.0',
  pg: '8.23.1',
};
const SERVER = join(import.meta.dirname, '../peers/feathersServer.mjs');

export interface PeerServer {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

async function stop(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill();
  await closed;
}

/** Installs the Feathers server once and starts it on the database of ours. */
export async function startPeer({ dataDir, databaseUrl }: DatabaseLocation): Promise<PeerServer> {
  const folder = await mkdtemp(join(tmpdir(), 'concierge-peer-'));
  const manifest = { private: true, type: 'module', dependencies: PACKAGES };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await copyFile(SERVER, join(folder, 'server.mjs'));
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  await promisify(execFile)('npm', install, { cwd: folder });
  const port = await freePort();
  const database = databaseUrl ?? join(dataDir, 'concierge.sqlite');
  const child = spawn(process.execPath, ['server.mjs', String(port), database], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
