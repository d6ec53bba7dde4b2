import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2Async = promisify(argon2);

/** The cost of hashing a password; it is stored with the hash. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** OWASP's first choice for Argon2id. */
export const PASSWORD_COST: PasswordCost = { memoryKib: 19_456, passes: 2 };
const LANES = 1;
const HASH_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Verified in place of the hash of a user who does not exist. */
const placeholderHash = ({ memoryKib, passes }: PasswordCost) =>
  `$argon2id$v=19$m=${memoryKib},t=${passes},p=${LANES}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Makes the same letters of different keyboards equal, and no different letters, as NFKC would make the ligature `ﬁ`
 * and `fi`.
 */
export const normalPassword = (password: string): string => password.normalize('NFC');

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

/** Runs in libuv's pool, so that a sign-in does not hold up other calls. */
async function derive(password: string, nonce: Buffer, parameters: Parameters): Promise<Buffer> {
  return argon2Async('argon2id', { message: normalPassword(password), nonce, ...parameters });
}

/** The password as a PHC string with its own salt and parameters. */
export async function hashPassword(
  password: string,
  { memoryKib, passes }: PasswordCost = PASSWORD_COST,
): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, {
    memory: memoryKib,
    passes,
    parallelism: LANES,
    tagLength: HASH_BYTES,
  });
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${LANES}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Whether the password is the one behind the hash. For an unknown user pass `null`: the result is
 * false, after the work of `cost`, which is the same for existing users.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost = PASSWORD_COST,
): Promise<boolean> {
  const parts = PHC.exec(stored ?? placeholderHash(cost));
  if (!parts) throw new Error('A stored password hash is not readable');
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && stored !== null;
}
