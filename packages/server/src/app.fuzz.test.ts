import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { succeeded, type Caller } from './testing/caller.ts';
import { describeOnEachDatabase } from './testing/eachDatabase.ts';
import { addressOf, operationsOf } from './testing/operations.ts';
import { addTarget } from './testing/target.ts';
import { arbitraryOf, type Schema, type Schemas } from './testing/schemaArbitrary.ts';

const { waiting, approved, canceled, done } = RequestState;

/** The only steps a request may take (specification §4). */
const STEPS = new Set([
  `null ${waiting}`,
  `${waiting} ${approved}`,
  `${waiting} ${canceled}`,
  `${approved} ${canceled}`,
  `${approved} ${done}`,
]);

/** Signing out would only make the calls after it duller. */
const LEFT_OUT = new Set(['GET /api/logout']);

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, { schema: Schema }> };
        parameters?: { in: string; name: string; schema: Schema }[];
      }
    >
  >;
  components: { schemas: Schemas };
}

describeOnEachDatabase('any input at all', (server) => {
  let rivals: Caller[];
  beforeAll(async () => {
    const project = server().foreign;
    rivals = [
      await server().signIn('helena', { project }),
      await server().signIn('colleague', { project }),
      await server().signIn('operator', { project }),
    ];
  });

  /** Whether the stored rows still make sense together. */
  async function expectSoundness(): Promise<void> {
    const { db } = server();
    const projects = await db.selectFrom('project').select(['id', 'event_seq']).execute();
    for (const { id, event_seq } of projects) {
      const log = await db
        .selectFrom('event')
        .select('seq')
        .where('project_id', '=', id)
        .orderBy('seq')
        .execute();
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
      expect(event_seq).toBe(log.length);
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

  it('K2 never makes the server fail, on no call; every refusal has a code', async () => {
    const { app, db, project, foreign } = server();
    await addTarget(db, project);
    await addTarget(db, foreign);
    const document = app.swagger() as unknown as Document;
    const operations = operationsOf(app).filter(
      ({ name, path }) => path.startsWith('/api/') && !LEFT_OUT.has(name),
    );
    const people: Record<string, Caller> = {
      admin: await server().signIn('admin'),
      operator: await server().signIn('operator'),
      guest: server().device(project.devices[0]),
    };
    const call = fc.constantFrom(...operations).chain((operation) => {
      const { requestBody, parameters = [] } =
        document.paths[operation.path]?.[operation.method.toLowerCase()] ?? {};
      const schema = requestBody?.content['application/json']?.schema;
      const valuesIn = (place: string) =>
        fc.record(
          Object.fromEntries(
            parameters
              .filter((parameter) => parameter.in === place)
              .map((parameter) => [
                parameter.name,
                arbitraryOf(parameter.schema, document.components.schemas),
              ]),
          ),
          place === 'query' ? { requiredKeys: [] } : {},
        );
      return fc.record({
        operation: fc.constant(operation),
        who: fc.constantFrom(...Object.keys(people)),
        project: fc.constantFrom(project.id, project.id, project.id, foreign.id),
        params: valuesIn('path'),
        query: valuesIn('query'),
        body: schema ? arbitraryOf(schema, document.components.schemas) : fc.constant(undefined),
      });
    });

    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        call,
        async ({ operation, who, project: projectId, params, query, body }) => {
          const values = Object.entries({ ...params, projectId }).map(
            ([name, value]) => [name, encodeURIComponent(JSON.stringify(value) ?? '')] as const,
          );
          const search = new URLSearchParams(
            Object.entries(query).map(([name, value]) => [
              name,
              typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
            ]),
          );
          const address = `${addressOf(operation, Object.fromEntries(values))}?${search}`;
          const text = body === undefined ? undefined : JSON.stringify(body);
          const answer = await people[who]?.send<{ errorCode?: unknown } | null>(
            operation.method,
            address,
            text,
          );
          const status = answer?.status ?? 0;
          expect(status).toBeGreaterThanOrEqual(200);
          expect(status).toBeLessThan(500);
          expect(operation.statuses).toContain(status);
          const coded = typeof answer?.body?.errorCode === 'string';
          expect(coded).toBe(status >= 400);
          if (status < 300) accepted += 1;
        },
      ),
      { numRuns: 600 },
    );
    expect(accepted).toBeGreaterThan(30);
    await expectSoundness();
  });

  it('D7 D10 any people changing one request in any order, several at once, leave a possible history', async () => {
    // The first project is left to the fuzzing above.
    const { foreign } = server();
    const guest = server().device(foreign.devices[0]);
    const people = rivals;
    const attempt = fc.record({
      who: fc.constantFrom(...people.keys()),
      state_id: fc.constantFrom(waiting, approved, canceled, done),
      expected_state_id: fc.option(fc.constantFrom(waiting, approved, canceled, done), {
        nil: undefined,
      }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(attempt, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        async (rounds) => {
          const asked = await guest.post<{ id: number }>(paths.deviceRequests(), {
            service_id: foreign.services[0],
          });
          const path = paths.requestUpdate(foreign.id, succeeded(asked).body.id);
          for (const round of rounds) {
            const answers = await Promise.all(
              round.map(async ({ who, ...body }) => people[who]?.post(path, body)),
            );
            for (const answer of answers) expect([200, 409]).toContain(answer?.status);
          }
        },
      ),
      { numRuns: 40 },
    );
    await expectSoundness();
  });
});
