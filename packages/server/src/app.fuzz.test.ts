import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { UserType } from '@concierge/contract/userTypes';
import { SESSION_COOKIE, startSession } from './auth/sessions.ts';
import { tokenHash } from './lib/tokens.ts';
import { succeeded, type Caller } from './testing/caller.ts';
import { countChanges } from './testing/changeCounter.ts';
import { describeOnEachDatabase } from './testing/eachDatabase.ts';
import { fuzzedCalls, type FuzzedCall } from './testing/fuzzedCalls.ts';
import { hintsOf } from './testing/fuzzHints.ts';
import { hashedPassword } from './testing/testProject.ts';
import { addTarget } from './testing/target.ts';
import type { TestServer } from './testing/testServer.ts';

const { waiting, approved, canceled, done } = RequestState;

/** The only steps a request may take (specification §4). */
const STEPS = new Set([
  `null ${waiting}`,
  `${waiting} ${approved}`,
  `${waiting} ${canceled}`,
  `${approved} ${canceled}`,
  `${approved} ${done}`,
]);

/** After it every call of the session would only be 401. */
const EXCLUDED = new Set(['GET /api/logout']);

/** Its valid values cannot be generated. */
const NEVER_ACCEPTED = /\/sessions\/\{sessionId\}\/end$/;

interface SignedIn {
  id: number;
  headers: Record<string, string>;
}

const NEW_TARGET_EVERY = 25;

/** Calls against each database. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 10_000);

/** Further calls, of what was not accepted by chance, as often as it takes within reason. */
const MORE_RUNS = 500;
const MORE_ROUNDS = 20;

const TIMEOUT_MS = 30 * 60_000;

const fuzz = (server: () => TestServer) => {
  let added = 0;
  let colleagues: Caller[];
  beforeAll(async () => {
    const project = server().foreign;
    colleagues = [
      await server().signIn('helena', { project }),
      await server().signIn('colleague', { project }),
      await server().signIn('operator', { project }),
    ];
  });

  /** Event numbers have no gaps, and every history follows the rules. */
  async function expectConsistentRows(): Promise<void> {
    const { db } = server();
    const projects = await db.selectFrom('project').select(['id', 'event_seq']).execute();
    for (const { id, event_seq } of projects) {
      const log = await db
        .selectFrom('event')
        .select('seq')
        .where('project_id', '=', id)
        .orderBy('seq')
        .execute();
      // The oldest events are pruned; the others have no gap and end at the latest.
      const first = event_seq - log.length + 1;
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => first + index));
    }
    const history = await db
      .selectFrom('request_history')
      .innerJoin('service_request', 'service_request.id', 'request_history.request_id')
      .select([
        'request_history.request_id',
        'request_history.from_state',
        'request_history.to_state',
        'request_history.user_id',
        'service_request.state_id',
        'service_request.approved_by',
      ])
      .orderBy('request_history.id')
      .execute();
    for (const steps of Map.groupBy(history, ({ request_id }) => request_id).values()) {
      for (const [index, step] of steps.entries()) {
        expect(STEPS).toContain(`${step.from_state} ${step.to_state}`);
        expect(step.from_state ?? waiting).toBe(steps[index - 1]?.to_state ?? waiting);
        // From approved on only the approver acts.
        const mayAct = step.from_state !== approved || step.user_id === step.approved_by;
        expect(mayAct, JSON.stringify(step)).toBe(true);
      }
      expect(steps.at(-1)?.to_state).toBe(steps[0]?.state_id);
    }
  }

  /** Adds a user and signs the user in, without hashing a password. */
  async function addSignedIn(userType: UserType): Promise<SignedIn> {
    const { db, project, clock } = server();
    added += 1;
    const username = `user-${added}`;
    const { id } = await db
      .insertInto('app_user')
      .values({
        project_id: project.id,
        username,
        username_key: username,
        user_type: userType,
        lang: 'en',
        password_hash: await hashedPassword(),
        created_at: clock.now().toISOString(),
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const origin = { address: '127.0.0.1', userAgent: undefined };
    const cookie = await startSession(db, id, origin, clock.now());
    return { id, headers: { cookie: `${SESSION_COOKIE}=${cookie}` } };
  }

  async function restoreGuest(): Promise<void> {
    const [{ id, key }] = server().project.devices;
    const change = { key_hash: tokenHash(key), revoked_at: null };
    await server().db.updateTable('device').set(change).where('id', '=', id).execute();
  }

  it(
    'K2 no call makes the server fail; a refusal has a code and changes no row',
    async () => {
      const { app, database, db, project, foreign } = server();
      const { dialect } = database;
      // Faster; durability has its own test.
      if (dialect === 'sqlite') await sql`pragma synchronous = off`.execute(db);
      await addTarget(db, foreign);
      const signedIn = {
        admin: await addSignedIn(UserType.admin),
        operator: await addSignedIn(UserType.operator),
      };
      /** The admin holds what can be handed over, and wrote the note that can be withdrawn. */
      const newTarget = () => addTarget(db, project, signedIn.admin.id);
      const hints = { ...hintsOf(project, await newTarget()) };
      const { operations, callOf } = fuzzedCalls(app, {
        projects: [...Array.from({ length: 6 }, () => project.id), foreign.id],
        hints,
        excluded: EXCLUDED,
      });
      const headersOf: Record<string, Readonly<Record<string, string>>> = {
        admin: signedIn.admin.headers,
        operator: signedIn.operator.headers,
        guest: server().device(project.devices[0]).headers,
        anonymous: {},
      };
      const caller = fc.constantFrom(
        'allowed',
        'allowed',
        'allowed',
        'operator',
        'guest',
        'anonymous',
      );
      const changes = await countChanges(database);
      let before = await changes.total();
      const tally = { calls: 0, accepted: 0, written: 0 };
      const accepted = new Set<string>();
      /** How often each operation was refused with which code. */
      const refusals = new Map<string, Record<string, number>>();

      const property = (call: fc.Arbitrary<FuzzedCall>) =>
        fc.asyncProperty(caller, call, async (chosen, { operation, url, headers, payload }) => {
          // Calls delete, publish and complete the target, so it is replaced now and then.
          if (tally.calls % NEW_TARGET_EVERY === 0) {
            Object.assign(hints, hintsOf(project, await newTarget()));
            before = await changes.total();
          }
          const allowed = operation.path.startsWith('/api/device/') ? 'guest' : 'admin';
          const role = chosen === 'allowed' ? allowed : chosen;
          const { statusCode, body } = await app.inject({
            method: operation.method,
            url,
            headers: { ...headersOf[role], ...headers },
            ...(payload === undefined ? {} : { payload }),
          });
          tally.calls += 1;
          // The test server checks every answer against the OpenAPI document.
          expect(statusCode).toBeLessThan(500);
          const after = await changes.total();
          const refused = statusCode >= 400;
          const { errorCode } = refused ? (JSON.parse(body) as { errorCode?: unknown }) : {};
          expect(typeof errorCode).toBe(refused ? 'string' : 'undefined');
          expect(refused ? after - before : 0).toBe(0);
          if (refused) {
            const codes = refusals.get(operation.name) ?? {};
            codes[String(errorCode)] = (codes[String(errorCode)] ?? 0) + 1;
            refusals.set(operation.name, codes);
          } else {
            tally.accepted += 1;
            tally.written += after - before;
            accepted.add(operation.name);
          }
          before = after;
          // A device that was given another key, or revoked, gets its own back.
          if (statusCode === 401 && role === 'guest' && allowed === 'guest') {
            await restoreGuest();
            before = await changes.total();
          }
          // A user who was deleted, or whose password was changed, is replaced.
          if (statusCode === 401 && (role === 'admin' || role === 'operator')) {
            signedIn[role] = await addSignedIn(UserType[role]);
            headersOf[role] = signedIn[role].headers;
            before = await changes.total();
          }
        });
      const notAccepted = () =>
        operations.filter(({ name, path }) => !accepted.has(name) && !NEVER_ACCEPTED.test(path));
      await fc.assert(property(callOf(operations)), { numRuns: RUNS });
      for (let round = 0; round < MORE_ROUNDS && notAccepted().length > 0; round += 1) {
        await fc.assert(property(callOf(notAccepted())), { numRuns: MORE_RUNS });
      }
      console.log(
        `${dialect}: ${tally.calls} calls, ${tally.accepted} accepted, ${tally.written} rows`,
      );
      expect(notAccepted().map(({ name }) => [name, refusals.get(name)])).toEqual([]);
      await changes.stop();
      await expectConsistentRows();
    },
    TIMEOUT_MS,
  );

  it(
    'D7 D10 users who change one request in any order, several at once, leave a valid history',
    async () => {
      const { foreign } = server();
      const guest = server().device(foreign.devices[0]);
      const attempt = fc.record({
        user: fc.constantFrom(...colleagues.keys()),
        state_id: fc.constantFrom(waiting, approved, canceled, done),
        expected_state_id: fc.option(fc.constantFrom(waiting, approved, canceled, done), {
          nil: undefined,
        }),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(attempt, { minLength: 1, maxLength: 4 }), {
            minLength: 1,
            maxLength: 5,
          }),
          async (rounds) => {
            const asked = await guest.post<{ id: number }>(paths.deviceRequests(), {
              service_id: foreign.services[0],
            });
            const path = paths.requestUpdate(foreign.id, succeeded(asked).body.id);
            for (const round of rounds) {
              const answers = await Promise.all(
                round.map(async ({ user, ...body }) => colleagues[user]?.post(path, body)),
              );
              for (const answer of answers) expect([200, 409]).toContain(answer?.status);
            }
          },
        ),
        { numRuns: 40 },
      );
      await expectConsistentRows();
    },
    TIMEOUT_MS,
  );
};

describeOnEachDatabase('any input', fuzz, { pushTransport: async () => ({ status: 201 }) });
