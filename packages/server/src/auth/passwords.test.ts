import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('are stored as Argon2id, each with its own salt', async () => {
    const once = await hashPassword('correct horse');
    const twice = await hashPassword('correct horse');
    expect(once).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(once).not.toBe(twice);
  });

  it('are verified, and nothing else is', async () => {
    const stored = await hashPassword('correct horse');
    expect(await verifyPassword('correct horse', stored)).toBe(true);
    for (const wrong of ['correct horse ', 'Correct horse', '', 'x'.repeat(256)]) {
      expect(await verifyPassword(wrong, stored)).toBe(false);
    }
    const long = 'x'.repeat(255);
    expect(await verifyPassword(`${long}b`, await hashPassword(`${long}a`))).toBe(false);
  });

  it('are compared Unicode-normalized', async () => {
    const stored = await hashPassword('na\u00efve');
    expect(await verifyPassword('nai\u0308ve', stored)).toBe(true);
  });

  it.each([
    ['fi1', '\ufb01\u2460'],
    ['\ufb01\u2460', 'fi1'],
    ['secret', '\uff53ecret'],
    ['x2', 'x\u00b2'],
  ])('R14 %s is not opened by the other characters %s', async (right, other) => {
    const stored = await hashPassword(right);
    expect(await verifyPassword(right, stored)).toBe(true);
    expect(await verifyPassword(other, stored)).toBe(false);
  });

  it('of an unknown user are wrong after the same work', async () => {
    const stored = await hashPassword('correct horse');
    const time = async (hash: string | null) => {
      const start = performance.now();
      expect(await verifyPassword('A', hash)).toBe(false);
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      known.push(await time(stored));
      unknown.push(await time(null));
    }
    // The fastest of each: other load only makes them slower.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
  });

  it('throw when the stored hash is not readable', async () => {
    await expect(verifyPassword('x', 'plain text')).rejects.toThrow('not readable');
  });
});
