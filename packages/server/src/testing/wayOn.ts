import type { HandOverAnswer } from '@concierge/contract/handOver';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { RequestPage, ServiceRequest } from '@concierge/contract/requests';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { beforeAll } from 'vitest';
import { type Caller, succeeded } from './caller.ts';
import { PASSWORD, type Username } from './testProject.ts';
import type { TestServer } from './testServer.ts';

interface Refusal {
  errorCode: string;
  field?: string;
  current?: ServiceRequest;
  changedBy?: string;
}
type Answer = HandOverAnswer & Refusal;

/** The people of a project and what they do to move requests from one to another. */
export function wayOn(server: () => TestServer) {
  const people = {} as Record<Username, Caller>;
  let added = 0;
  beforeAll(async () => {
    Object.assign(people, {
      admin: await server().signIn('admin'),
      helena: await server().signIn('helena'),
      operator: await server().signIn('operator'),
      colleague: await server().signIn('colleague'),
    });
  });

  const projectId = () => server().project.id;
  const users = () => server().project.users;
  const put = (who: Caller, id: number, state_id: RequestState) =>
    who.post(paths.requestUpdate(projectId(), id), { state_id });
  const takeOver = (who: Caller, id: number, expected_approved_by: number) =>
    who.post<Answer>(paths.requestTakeOver(projectId(), id), { expected_approved_by });
  const handOver = (who: Caller, id: number, to_user_id: number, note?: string) =>
    who.post<Answer>(paths.requestHandOver(projectId(), id), {
      to_user_id,
      ...(note === undefined ? {} : { note }),
    });
  const giveBack = (who: Caller, id: number) =>
    who.post<Answer>(paths.requestGiveBack(projectId(), id), {});
  const stored = (id: number) =>
    server()
      .db.selectFrom('service_request')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const handOvers = (id: number) =>
    server()
      .db.selectFrom('request_hand_over')
      .select(['how', 'from_user_id', 'to_user_id', 'by_user_id'])
      .where('request_id', '=', id)
      .orderBy('id')
      .execute();
  const rowFor = async (who: Caller, id: number) => {
    const { body } = succeeded(
      await who.post<RequestPage>(paths.requestQuery(projectId()), { 'id =': id }),
    );
    return body.data[0];
  };

  /** A request they approved. */
  async function approvedBy(who: Caller): Promise<number> {
    const { id } = await server().request();
    succeeded(await put(who, id, RequestState.approved));
    return id;
  }

  /** A new operator, signed in. */
  async function newUser(): Promise<{ id: number; username: string; caller: Caller }> {
    added += 1;
    const username = `night ${added}`;
    const { body } = succeeded(
      await people.admin.post<User>(paths.userCreate(projectId()), {
        username,
        user_type: UserType.operator,
        password: PASSWORD,
      }),
    );
    return { id: body.id, username, caller: await server().signIn(username) };
  }
  const remove = async (id: number) =>
    succeeded(await people.admin.post(paths.userDelete(projectId()), { id }));

  return {
    people,
    projectId,
    users,
    put,
    takeOver,
    handOver,
    giveBack,
    stored,
    handOvers,
    rowFor,
    approvedBy,
    newUser,
    remove,
  };
}
