import { reasonOf } from '../lib/reason.ts';
import { isDamage } from './failures.ts';
import { readSqlite } from './sqliteReader.ts';

/**
 * Reads a whole SQLite file in a thread and returns what is wrong with it, or `null`. Measured with 59 MB:
 * 0.15 s, and 1.7 s when the file first has to come from the disk.
 */
export async function damageIn(file: string): Promise<string | null> {
  const reader = readSqlite(file, 1);
  try {
    const [row] = await reader.all('pragma quick_check(1)');
    const [found] = Object.values(row as object) as string[];
    return found === 'ok' ? null : reasonOf(new Error(found));
  } catch (error) {
    if (isDamage(error)) return reasonOf(error);
    throw error;
  } finally {
    await reader.close();
  }
}
