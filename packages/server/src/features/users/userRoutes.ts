import { Type } from 'typebox';
import { paths } from '@concierge/contract/paths';
import { Id, refTo } from '@concierge/contract/refs';
import {
  User,
  UserCreateBody,
  UserDeleteBody,
  UserService,
  UserServicesBody,
  UserUpdateBody,
} from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { actOf } from '../../act.ts';
import { currentSession, currentUser } from '../../auth/access.ts';
import { requireConfirmed } from '../../auth/confirmation.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { CreatingHeaders, claimOf } from '../../idempotency.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import { NoContent, ProjectParams, problems } from '../../lib/schemas.ts';
import { changeUser, changeUserServices, createUser, removeUser } from './changeUsers.ts';
import { findUser, listUserServices, listUsers } from './userQueries.ts';

const { adminCall, staffCall } = callsOf('Users');
const UserParams = Type.Object({ projectId: Id, userId: Id });

/** Whether an administrator gives someone else a new password, or makes them an administrator. */
const letsIn = (user: User, { id, user_type, password }: UserUpdateBody) =>
  user.user_type === UserType.admin &&
  id !== user.id &&
  (password !== undefined || user_type === UserType.admin);

export function userRoutes(app: Api, context: AppContext): void {
  const { db, names, now } = context;
  const { reader } = context.database;

  app.get(
    paths.users(':projectId'),
    staffCall({
      operationId: 'listUsers',
      summary: 'The users of the project',
      params: ProjectParams,
      response: { 200: Type.Array(refTo(User)) },
    }),
    async (request) => {
      const { project_id, lang } = currentUser(request);
      // Before the rows, so that the order knows them all.
      const named = await names.read('app_user', project_id, lang);
      return listUsers(reader, project_id, named);
    },
  );

  app.post(
    paths.userCreate(':projectId'),
    adminCall({
      operationId: 'createUser',
      summary: 'Add a user',
      params: ProjectParams,
      headers: CreatingHeaders,
      body: UserCreateBody,
      response: { 201: refTo(User), ...problems(409) },
    }),
    async (request) => {
      requireConfirmed(request, now());
      const { projectId } = request.params;
      const { username, user_type } = request.body;
      const owner = `user:${currentUser(request).id}`;
      const claim = claimOf(request, projectId, owner, { username, user_type });
      return createUser(actOf(context, request), request.body, claim);
    },
  );

  app.post(
    paths.userUpdate(':projectId', ':userId'),
    staffCall({
      operationId: 'updateUser',
      summary: 'Change a user; ends the user’s other sessions, unless nothing changes',
      description: 'Admins change every user, others only their own password.',
      params: UserParams,
      body: UserUpdateBody,
      response: { 200: refTo(User), ...problems(409, 429) },
    }),
    async (request) => {
      const { userId } = request.params;
      if (request.body.id !== userId) throw new Problem(400, 'invalid_input');
      const { sessionHash, user } = currentSession(request);
      if (letsIn(user, request.body)) requireConfirmed(request, now());
      return changeUser(actOf(context, request), sessionHash, userId, request.body);
    },
  );

  app.post(
    paths.userDelete(':projectId'),
    adminCall({
      operationId: 'deleteUser',
      summary: 'Delete a user and end all of the user’s sessions',
      params: ProjectParams,
      body: UserDeleteBody,
      response: { 204: NoContent, ...problems(409) },
    }),
    async (request) => {
      await removeUser(actOf(context, request), request.body.id);
    },
  );

  app.get(
    paths.userServices(':projectId', ':userId'),
    staffCall({
      operationId: 'listUserServices',
      summary: 'The services a user is assigned to',
      params: UserParams,
      response: { 200: Type.Array(refTo(UserService)) },
    }),
    async (request) => {
      const { projectId, userId } = request.params;
      if (!(await findUser(db, projectId, userId))) throw notFound();
      return listUserServices(db, projectId, userId, currentUser(request).lang);
    },
  );

  const assignments = [
    {
      path: paths.userServicesCreate,
      how: 'assign',
      operationId: 'assignServices',
      summary: 'Assign services to a user',
    },
    {
      path: paths.userServicesDelete,
      how: 'remove',
      operationId: 'unassignServices',
      summary: 'Take services from a user',
    },
  ] as const;
  for (const { path, how, operationId, summary } of assignments) {
    app.post(
      path(':projectId', ':userId'),
      adminCall({
        operationId,
        summary,
        params: UserParams,
        body: UserServicesBody,
        response: { 200: Type.Array(refTo(UserService)) },
      }),
      async (request) => {
        const { userId } = request.params;
        return changeUserServices(actOf(context, request), userId, how, request.body);
      },
    );
  }
}
