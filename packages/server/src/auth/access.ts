import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import type { AuditActor } from '../audit/auditTrail.ts';
import type { AppContext } from '../context.ts';
import type { Connection } from '../database/schema.ts';
import { clientAddress } from '../lib/clientAddress.ts';
import { Problem, notFound } from '../lib/problem.ts';
import { tokenHash } from '../lib/tokens.ts';
import {
  SESSION_COOKIE,
  type SignedIn,
  findSession,
  renewSession,
  sendSessionCookie,
} from './sessions.ts';

/** Who may make a call. Every route of the API says so; one that does not cannot be registered. */
export type Access = 'public' | 'staff' | 'admin' | 'device';

/** The device behind a call made with a device key. */
export interface SignedInDevice {
  id: number;
  project_id: number;
  serial_id: string;
  name: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** A GET that changes something. */
    writes?: boolean;
  }
  interface FastifyRequest {
    signedIn: SignedIn | null;
    device: SignedInDevice | null;
  }
}

export function requireAccessRule(route: RouteOptions): void {
  if (!route.config?.access) throw new Error(`${route.url} does not say who may call it`);
}

/** The session of a `staff` or `admin` route. */
export function currentSession(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Problem(401, 'not_signed_in');
  return request.signedIn;
}

/** The signed-in user of a `staff` or `admin` route. */
export function currentUser(request: FastifyRequest): User {
  return currentSession(request).user;
}

/** The signed-in user as the audit trail names the caller. */
export function actorOf(request: FastifyRequest): AuditActor {
  const { id, username } = currentUser(request);
  return { kind: 'user', id, name: username, address: clientAddress(request) };
}

/** The device of a `device` route. */
export function currentDevice(request: FastifyRequest): SignedInDevice {
  if (!request.device) throw new Problem(401, 'invalid_device_key');
  return request.device;
}

/** Another project's address is 404, so that not even its existence is revealed. */
function requireOwnProject(request: FastifyRequest, user: User): void {
  const { projectId } = request.params as { projectId?: string };
  if (projectId !== undefined && projectId !== String(user.project_id)) throw notFound();
}

async function findDeviceByKey(db: Connection, keyHash: string): Promise<SignedInDevice | null> {
  const row = await db
    .selectFrom('device')
    .select(['id', 'project_id', 'serial_id', 'name'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Finds the device of a `device` call by its key. Runs before the limits, which count for the device; the
 * guard refuses a call without one.
 */
export function createDeviceFinder({ db }: Pick<AppContext, 'db'>) {
  return async function findDevice(request: FastifyRequest): Promise<void> {
    if (request.routeOptions.config?.access !== 'device') return;
    const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    request.device = key ? await findDeviceByKey(db, tokenHash(key)) : null;
  };
}

/**
 * The guard of every API call: finds the user, keeps user and device each within its project, and refuses
 * operators what only admins may do.
 */
export function createGuard({ db, now }: AppContext) {
  async function admitStaff(request: FastifyRequest, reply: FastifyReply, access: Access) {
    request.signedIn = await findSession(db, request.cookies[SESSION_COOKIE], now());
    const user = currentUser(request);
    requireOwnProject(request, user);
    if (access === 'admin' && user.user_type !== UserType.admin)
      throw new Problem(403, 'forbidden');
    if (request.signedIn && (await renewSession(db, request.signedIn, now()))) {
      sendSessionCookie(reply, request.cookies[SESSION_COOKIE] ?? '');
    }
  }

  return async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { access } = request.routeOptions.config;
    if (access === 'public') return;
    if (access === 'device') currentDevice(request);
    else await admitStaff(request, reply, access ?? 'admin');
  };
}
