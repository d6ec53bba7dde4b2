import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@concierge/contract/paths';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { PASSWORD } from '../testing/testProject.ts';
import { cookieOf } from '../testing/testServer.ts';

const GUESS_EVERY_MS = 50;
const ENOUGH_MS = 10_000;
const OWNER = '192.0.2.7';
const DAY_SECONDS = 24 * 60 * 60;

describeOnEachDatabase(
  'who guesses passwords',
  (server) => {
    beforeEach(async () => {
      await server().db.deleteFrom('sign_in_attempt').execute();
    });

    const attempt = (address: string, password: string, username = 'operator') =>
      server().anonymous.post<unknown>(
        paths.login(),
        { username, password, projectCode: 'house' },
        { headers: { 'x-forwarded-for': address } },
      );
    const guess = async (address: string, username?: string) =>
      (await attempt(address, `guess ${Math.random()}`, username)).status;
    const guesses = (count: number, addressOf: (index: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, index) => guess(addressOf(index))));
    const manyAddresses = (index: number) => `10.${index >> 8}.${index & 255}.1`;

    /** Runs the work while 20 guesses a second come, after enough to put the account under attack. */
    async function underAttack<Result>(
      addressOf: (index: number) => string,
      work: () => Promise<Result>,
    ): Promise<Result> {
      await guesses(150, addressOf);
      let index = 150;
      const underWay: Promise<number>[] = [];
      const timer = setInterval(
        () => underWay.push(guess(addressOf((index += 1)))),
        GUESS_EVERY_MS,
      );
      try {
        return await work();
      } finally {
        clearInterval(timer);
        await Promise.all(underWay);
      }
    }

    /** Signs in with a new browser, as often as the server lets it; returns the milliseconds it took. */
    async function signInWithNewBrowser(address: string): Promise<number> {
      const start = performance.now();
      while (performance.now() - start < ENOUGH_MS) {
        const { status, headers } = await attempt(address, PASSWORD);
        if (status === 200) return performance.now() - start;
        await pause(Math.min(Number(headers.get('retry-after')) * 1000, 1_000));
      }
      return Infinity;
    }

    it.each([
      ['changing addresses', manyAddresses],
      ['one address', () => '10.0.0.1'],
    ])('A3 those at %s do not keep the owner of an account out', async (_what, addressOf) => {
      const ms = await underAttack(addressOf, () => signInWithNewBrowser(OWNER));
      expect(ms).toBeLessThan(ENOUGH_MS);
    });

    it('A3 one address has ten guesses at an account at once, and below 260 a day', async () => {
      server().clock.stop();
      const admitted = async (count: number) =>
        (await guesses(count, () => '10.0.0.1')).filter((status) => status === 401).length;
      expect(await admitted(50)).toBe(10);
      let inADay = 10;
      for (let second = 0; second < DAY_SECONDS; second += 62) {
        server().clock.advance(62_000);
        inADay += await admitted(1);
      }
      expect(inADay).toBeGreaterThan(200);
      expect(inADay).toBeLessThan(260);
      // Others behind this address do not wait for it.
      expect((await attempt('10.0.0.1', PASSWORD, 'colleague')).status).toBe(200);
    }, 180_000);

    it('A3 at an account under attack each address has three guesses, then six an hour', async () => {
      server().clock.stop();
      await guesses(100, manyAddresses);
      const late = async () =>
        (await guesses(4, () => '10.99.0.1')).filter((status) => status === 401).length;
      expect(await late()).toBe(3);
      let inADay = 0;
      for (let minute = 0; minute < 24 * 60; minute += 10) {
        server().clock.advance(10 * 60_000);
        inADay += await late();
        // The attack goes on.
        await guess(`10.98.0.${minute % 250}`);
      }
      expect(inADay).toBeLessThan(170);
    }, 180_000);

    const hex = (index: number) => index.toString(16);
    const hex2 = (index: number) => hex(index).padStart(2, '0');
    /** Guesses one after the other; returns how many were admitted. */
    async function admittedOf(
      count: number,
      addressOf: (index: number) => string,
      usernameOf?: (index: number) => string,
    ): Promise<number> {
      server().clock.stop();
      let admitted = 0;
      for (let index = 0; index < count; index += 1) {
        const status = await guess(addressOf(index), usernameOf?.(index));
        if (status === 401) admitted += 1;
      }
      return admitted;
    }

    it.each([
      [10, 'one address', 30, () => '2001:db8::1'],
      [10, 'one network of 64 bits', 30, (index: number) => `2001:db8::${hex(index)}`],
      [40, 'one network of 56 bits', 60, (index: number) => `2001:db8:0:1${hex2(index)}::1`],
      // From a hundred on the account is under attack, and has been guessed at often enough from there.
      [100, 'one network of 48 bits', 130, (index: number) => `2001:db8:0:${hex2(index)}00::1`],
      [130, 'different ones of 48 bits', 130, (index: number) => `2001:db8:${hex(index)}::1`],
      [10, 'IPv4 inside of IPv6', 30, (index: number) => (index % 2 ? '::ffff:' : '') + '10.0.0.1'],
    ])('R31 %i guesses at an account are admitted from %s', async (...row) => {
      const [admitted, , count, addressOf] = row;
      expect(await admittedOf(count, addressOf)).toBe(admitted);
    });

    it('R31 those at many accounts from networks in one of 56 bits count together', async () => {
      const addressOf = (index: number) => `2001:db8:0:1${hex2(index)}::1`;
      expect(await admittedOf(250, addressOf, (index) => `name-${index}`)).toBe(200);
    });

    it('R31 one guesser, however long, uses up nothing of the network around', async () => {
      expect(await admittedOf(11, () => '2001:db8::1')).toBe(10);
      for (let minute = 0; minute < 50; minute += 1) {
        server().clock.advance(60_000);
        expect(await admittedOf(2, () => '2001:db8::1')).toBe(1);
      }
      expect(await admittedOf(11, () => '2001:db8:0:1::1')).toBe(10);
    });

    it('R31 who signs in gives the others of a network nothing back', async () => {
      const addressOf = (index: number) => `2001:db8:0:1${hex2(index)}::1`;
      expect(await admittedOf(41, addressOf)).toBe(40);
      server().clock.advance(1_000);
      expect((await attempt(addressOf(200), PASSWORD)).status).toBe(200);
      expect(await admittedOf(1, () => addressOf(201))).toBe(0);
    });
  },
  { config: { trustProxy: ['loopback'] } },
);

describeOnEachDatabase(
  'behind a proxy',
  (server) => {
    const TLS = { 'x-forwarded-proto': 'https' };
    const signInOverTls = async () => {
      const body = { username: 'helena', password: PASSWORD, projectCode: 'house' };
      return server().anonymous.post(paths.login(), body, { headers: TLS });
    };

    it('R14 over TLS no sibling host can set the cookies: their names say __Host-', async () => {
      const { headers } = await signInOverTls();
      const cookies = headers.getSetCookie();
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-concierge_/);
        expect(cookie).toMatch(/; Path=\/(;|$)/);
        expect(cookie).toContain('; Secure');
        expect(cookie).not.toMatch(/domain/i);
      }
    });

    it('R14 a planted cookie without the prefix is not read over TLS', async () => {
      const cookie = cookieOf((await signInOverTls()).headers);
      const planted = `concierge_session=planted; ${cookie}; concierge_session=planted`;
      const statusWith = async (sent: string) =>
        (await server().anonymous.get(paths.auth(), { headers: { ...TLS, cookie: sent } })).status;
      expect(await statusWith(planted)).toBe(200);
      // The right token under the name that anyone may set.
      expect(await statusWith(cookie.replace('__Host-', ''))).toBe(401);
    });

    it('R14 signing out over TLS clears the cookie of that name', async () => {
      const cookie = cookieOf((await signInOverTls()).headers);
      const headers = { ...TLS, cookie };
      const answer = await server().anonymous.get(paths.logout(), { headers });
      expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-concierge_session=;.*; Secure/);
      expect((await server().anonymous.get(paths.auth(), { headers })).status).toBe(401);
    });
  },
  { config: { trustProxy: ['loopback'] } },
);
