import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderForEach } from '../testing/folders.ts';
import { openDatabase } from './open.ts';

const folder = folderForEach();

it('is closed once the checks of its file have ended, so that nothing opens the file afterward', async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder() });
  const checks = [database.findDamage(), database.findDamage()];
  await database.close();
  expect(readdirSync(folder())).toEqual(['concierge.sqlite']);
  expect(await Promise.all(checks)).toEqual([null, null]);
  expect(readdirSync(folder())).toEqual(['concierge.sqlite']);
});

it('outlives a check of a file that is gone', async () => {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder() });
  rmSync(join(folder(), 'concierge.sqlite'));
  await expect(database.findDamage()).rejects.toThrow('unable to open database file');
  await database.close();
});
