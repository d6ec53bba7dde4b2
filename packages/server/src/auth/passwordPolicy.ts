import type { ErrorCode } from '@concierge/contract/problem';
import type { Connection } from '../database/schema.ts';
import { Problem } from '../lib/problem.ts';
import { normalPassword } from './passwords.ts';

const LEAST_CHARACTERS = 8;
/** Shorter words, as "of", are in many good passwords. */
const LEAST_WORD = 3;
/** Its name is on every page. */
const PRODUCT = 'concierge';

export interface PolicyProject {
  name: string;
  code: string;
  enabled: boolean;
}

/** What a project says of passwords; `undefined` for one that does not exist. */
export async function findPolicy(
  db: Connection,
  projectId: number,
): Promise<PolicyProject | undefined> {
  const row = await db
    .selectFrom('project')
    .select(['name', 'code', 'password_policy'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row && { name: row.name, code: row.code, enabled: row.password_policy === 1 };
}

const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const lengthOf = (text: string) => Array.from(text).length;

/** The words everyone in the project knows, as one and apart, the longest first. */
function houseWords({ name, code }: PolicyProject, username: string): string[] {
  const texts = [name, code, username, PRODUCT].map(folded);
  const words = texts.flatMap((text) => [
    text,
    text.replaceAll(/[^\p{L}\p{N}]/gu, ''),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  return [...new Set(words)]
    .filter((word) => lengthOf(word) >= LEAST_WORD)
    .toSorted((one, other) => other.length - one.length);
}

/** What a guesser who knows the project still has to guess: its own words count for nothing. */
function withoutHouseWords(password: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), folded(password));
}

/**
 * Why the project's policy refuses a password, or null. It needs at least 8 characters, is none of the common ones, and is so
 * without the words of the project's name and code, the username and the product too. No kind of character is
 * asked for.
 */
export async function passwordRefusal(
  db: Connection,
  projectId: number,
  username: string,
  password: string,
): Promise<ErrorCode | null> {
  const project = await findPolicy(db, projectId);
  if (!project?.enabled) return null;
  if (lengthOf(normalPassword(password)) < LEAST_CHARACTERS) return 'password_too_short';
  // Letters of another width are as easy to guess.
  const text = password.normalize('NFKC');
  // Loaded with the first password that is set where there is a policy.
  const { isCommon } = await import('./commonPasswords.ts');
  const rest = withoutHouseWords(text, houseWords(project, username));
  const isGuessed = rest !== folded(text) && (lengthOf(rest) < LEAST_CHARACTERS || isCommon(rest));
  if (isGuessed) return 'password_of_house';
  return isCommon(text) ? 'password_common' : null;
}

/** @throws Problem 400 that names the field, where the project's policy refuses the password. */
export async function requireGoodPassword(
  db: Connection,
  projectId: number,
  username: string,
  password: string,
): Promise<void> {
  const code = await passwordRefusal(db, projectId, username, password);
  if (code) throw new Problem(400, code, { field: 'password' });
}
