import { paths } from '@concierge/contract/paths';
import type { Session } from '@concierge/contract/sessions';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from './testing/caller.ts';
import { describeOnEachDatabase } from './testing/eachDatabase.ts';
import { addressOf, operationsOf } from './testing/operations.ts';
import { snapshot } from './testing/snapshot.ts';
import { addTarget, missing, type Target } from './testing/target.ts';
import { addressFor, payloadOf } from './testing/validCalls.ts';

/** The callers, in the order of the columns below. `stranger` is an admin of another project. */
const CALLERS = ['anonymous', 'operator', 'admin', 'stranger', 'device'] as const;

/**
 * The status each caller gets for an id of the own project, of another project, and one that does not
 * exist. The id is the innermost parameter; where there is none, the project's. Empty: the call has no id.
 * A session belongs to its owner: for all others, admins included, it does not exist.
 * `api` is short for `/api/concierge/project/{projectId}`.
 */
const MATRIX = `
  call                                          own                   another project's     missing
                                                no  op  adm str dev   no  op  adm str dev   no  op  adm str dev
  POST /api/login                               200 200 200 200 200
  GET  /api/logout                              204 204 204 204 204
  GET  /api/auth                                401 200 200 200 401
  POST /api/confirm                             401 204 204 204 401
  GET  /api/sessions                            401 200 200 200 401
  POST /api/sessions/end-others                 401 204 204 204 401
  POST /api/sessions/{sessionId}/end            401 404 404 404 401   401 404 404 404 401   401 404 404 404 401
  POST /api/user/change-lang/{lang}             401 200 200 200 401
  GET  api/users                                401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/user/create                          401 403 201 404 401   401 404 404 201 401   401 404 404 404 401
  POST api/user/{userId}/update                 401 403 200 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/user/delete                          401 403 204 404 401   401 403 404 404 401   401 403 404 404 401
  GET  api/user/{userId}/sessions               401 403 200 404 401   401 403 404 404 401   401 403 404 404 401
  POST api/user/{userId}/sessions/end           401 403 204 404 401   401 403 404 404 401   401 403 404 404 401
  POST api/user/{userId}/sessions/{sessionId}/end 401 403 204 404 401   401 403 404 404 401   401 403 404 404 401
  GET  api/password-policy                      401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/password-policy/update               401 403 200 404 401   401 404 404 200 401   401 404 404 404 401
  GET  api/user/{userId}/services               401 200 200 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/user/{userId}/services/create        401 403 200 404 401   401 403 404 404 401   401 403 404 404 401
  POST api/user/{userId}/services/delete        401 403 200 404 401   401 403 404 404 401   401 403 404 404 401
  GET  api/service/query                        401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/service/create                       401 403 201 404 401   401 404 404 201 401   401 404 404 404 401
  POST api/service/update                       401 403 200 404 401   401 403 404 404 401   401 403 404 404 401
  POST api/service/delete                       401 403 204 404 401   401 403 404 404 401   401 403 404 404 401
  GET  /api/concierge/icons                     401 200 200 200 401
  POST api/service/request/query                401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/service/request/create               401 201 201 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/service/request/{id}/update          401 200 200 404 401   401 404 404 404 401   401 404 404 404 401
  GET  api/service/request/{id}/history         401 200 200 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/service/request/{id}/take-over       401 403 200 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/service/request/{id}/hand-over       401 403 200 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/service/request/{id}/give-back       401 403 200 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/service/requests/update              401 200 200 404 401   401 200 200 404 401   401 200 200 404 401
  POST api/service/requests/hand-over           401 200 200 404 401   401 200 200 404 401   401 200 200 404 401
  POST api/service/request/{id}/seen            401 200 200 404 401   401 404 404 404 401   401 404 404 404 401
  GET  api/service/request/{id}/timeline        401 200 200 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/service/request/{id}/note            401 201 201 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/service/request/{id}/note/{noteId}/withdraw 401 403 200 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/dashboard                            401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  GET  api/filtering-options                    401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  GET  api/messages                             401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/messages/query                       401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/message/create                       401 403 201 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/message/update                       401 403 200 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/message/{messageId}/publish          401 403 200 404 401   401 404 404 404 401   401 404 404 404 401
  GET  api/devices                              401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  GET  api/device-list                          401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/device/create                        401 403 201 404 401   401 404 404 201 401   401 404 404 404 401
  POST api/device/create-many                   401 403 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/device/{id}/update                   401 403 200 404 401   401 403 404 404 401   401 403 404 404 401
  POST api/device/{id}/rotate                   401 403 200 404 401   401 403 404 404 401   401 403 404 404 401
  POST api/device/{id}/revoke                   401 403 200 404 401   401 403 404 404 401   401 403 404 404 401
  POST api/device/{id}/stay                     401 201 201 404 401   401 404 404 404 401   401 404 404 404 401
  POST api/device/{id}/stay/update              401 200 200 404 401   401 404 404 404 401   401 404 404 404 401
  GET  /api/device                              401 401 401 401 200
  GET  /api/device/services                     401 401 401 401 200
  POST /api/device/requests                     401 401 401 401 201   401 401 401 401 404   401 401 401 401 404
  GET  /api/device/requests                     401 401 401 401 200
  POST /api/device/requests/{id}/cancel         401 401 401 401 200   401 401 401 401 404   401 401 401 401 404
  POST /api/device/requests/{id}/ask-again      401 401 401 401 200   401 401 401 401 404   401 401 401 401 404
  GET  /api/device/messages                     401 401 401 401 200
  POST /api/device/messages/{messageId}/viewed  401 401 401 401 200   401 401 401 401 404   401 401 401 401 404
  GET  api/audit                                401 403 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/audit/csv                            401 403 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/report/csv                           401 403 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/service/request/query/csv            401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/messages/query/csv                   401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/device-list/csv                      401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/users/csv                            401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/service/query/csv                    401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  GET  api/house                                401 200 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/house/update                         401 403 200 404 401   401 404 404 200 401   401 404 404 404 401
  GET  api/retention                            401 403 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/retention/update                     401 403 200 404 401   401 404 404 200 401   401 404 404 404 401
  POST api/retention/preview                    401 403 200 404 401   401 404 404 200 401   401 404 404 404 401
  GET  api/report                               401 403 200 404 401   401 404 404 200 401   401 404 404 404 401
  GET  /api/push/key                            401 200 200 200 401
  POST /api/push/subscribe/{projectId}          401 204 204 404 401   401 404 404 204 401   401 404 404 404 401
  POST /api/push/unsubscribe/{projectId}        401 204 204 404 401   401 404 404 204 401   401 404 404 404 401
`;

type Aim = 'own' | 'foreign' | 'missing';
const AIMS: readonly Aim[] = ['own', 'foreign', 'missing'];

interface Row {
  name: string;
  expected: Partial<Record<Aim, string>>;
}

const ROWS: readonly Row[] = MATRIX.split('\n')
  .filter((line) => /^\s*(GET|POST) /.test(line))
  .map((line) => {
    const [method = '', path = '', ...statuses] = line.trim().split(/\s+/);
    const full = path.replace(/^api\//, '/api/concierge/project/{projectId}/');
    const groups = AIMS.map(
      (aim, index) => [aim, statuses.slice(index * 5, index * 5 + 5)] as const,
    );
    const given = groups.filter(([, group]) => group.length > 0);
    return {
      name: `${method} ${full}`,
      expected: Object.fromEntries(given.map(([aim, group]) => [aim, group.join(' ')])),
    };
  });

/** Calls whose innermost id is the project's; all others have the id of a row in it. */
const AIMED_AT_PROJECT =
  /\{projectId\}(\/users|\/user\/create|\/service\/query|\/service\/create|\/service\/request\/query|\/dashboard|\/filtering-options|\/messages|\/messages\/query|\/devices|\/device-list|\/device\/create|\/device\/create-many|\/audit|\/report|\/house|\/house\/update|\/retention|\/retention\/update|\/retention\/preview|\/password-policy|\/password-policy\/update|)(\/csv)?$/;

/** Calls that end their own session. */
const ENDS_SESSION = new Set(['POST /api/login', 'GET /api/logout']);

type CallerName = (typeof CALLERS)[number];

describeOnEachDatabase('access to every call', (server) => {
  let signedIn: Record<CallerName, Caller>;

  const signEveryoneIn = async () => ({
    anonymous: server().anonymous,
    operator: await server().signIn('operator'),
    admin: await server().signIn('admin'),
    stranger: await server().signIn('admin', { project: server().foreign }),
    device: server().device(server().project.devices[0]),
  });
  beforeAll(async () => {
    signedIn = await signEveryoneIn();
  });

  async function targetOf(name: string, aim: Aim): Promise<Target> {
    const { db, project, foreign } = server();
    if (aim === 'own') return addTarget(db, project);
    const theirs = await addTarget(db, foreign);
    const target = aim === 'foreign' ? theirs : missing(theirs);
    return AIMED_AT_PROJECT.test(name) ? target : { ...target, projectId: project.id };
  }

  async function call(name: string, who: Caller, target: Target): Promise<number> {
    const [method = '', path = ''] = name.split(' ');
    const address = addressFor(path, target);
    const payload = payloadOf(name, target);
    const text = payload === undefined ? undefined : JSON.stringify(payload);
    const { status } = await who.send(method, address, text);
    return status;
  }

  it('K3 X5 the matrix has every call of the API, and no other', () => {
    const documented = operationsOf(server().app)
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ name }) => name);
    expect(ROWS.map(({ name }) => name).toSorted()).toEqual(documented.toSorted());
  });

  it.each(ROWS)('K3 $name', async ({ name, expected }) => {
    const actual: Partial<Record<Aim, string>> = {};
    for (const aim of AIMS) {
      const columns = expected[aim]?.split(' ');
      if (!columns) continue;
      const callers = ENDS_SESSION.has(name) ? await signEveryoneIn() : signedIn;
      const refused = CALLERS.filter((_caller, index) => Number(columns[index]) >= 400);
      const statuses: Partial<Record<CallerName, number>> = {};

      const shared = await targetOf(name, aim);
      const before = await snapshot(server().db);
      for (const who of refused) statuses[who] = await call(name, callers[who], shared);
      expect(await snapshot(server().db)).toEqual(before);

      for (const who of CALLERS.filter((caller) => !refused.includes(caller))) {
        statuses[who] = await call(name, callers[who], await targetOf(name, aim));
      }
      actual[aim] = CALLERS.map((who) => statuses[who]).join(' ');
    }
    expect(actual).toEqual(expected);
  });

  it('K3 reading one project never shows a row of another', async () => {
    const { db, project, foreign } = server();
    const theirs = await addTarget(db, foreign);
    const lists = ROWS.filter(
      ({ name }) => AIMED_AT_PROJECT.test(name) && !/(create|subscribe|update|preview)/.test(name),
    );
    expect(lists.length).toBeGreaterThan(7);
    for (const { name } of lists) {
      const [method = '', path = ''] = name.split(' ');
      const address = addressOf({ path }, { projectId: project.id });
      const text = method === 'POST' ? '{}' : undefined;
      const answer = await signedIn.admin.send(method, address, text);
      expect(answer.status, name).toBe(200);
      expect(JSON.stringify(answer.body), name).not.toContain(`"${theirs.serial}"`);
    }
  });

  // Last: the answers to all calls of the matrix. Closing the server fails when one did not fit the document.
  it('K1 the document has no success that no call answers', async () => {
    const icons = ['/icons/lucide/bed.svg', '/iconify/lucide.json?icons=bed,no-such'];
    for (const path of ['/healthz', '/readyz', ...icons]) await signedIn.admin.read(path);
    const [session] = await signedIn.admin.read<Session[]>(paths.sessions());
    await signedIn.admin.write(paths.sessionEnd(session?.id ?? ''), {});
    const successes = operationsOf(server().app).flatMap(({ name, statuses }) =>
      statuses.filter((status) => status < 300).map((status) => `${name} ${status}`),
    );
    const seen = server().answers.seen();
    expect(successes.filter((one) => !seen.has(one))).toEqual([]);
  });
});
