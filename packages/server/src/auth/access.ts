import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { EndReason } from '@concierge/contract/sessionEnd';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import type { AuditActor } from '../audit/auditTrail.ts';
import type { AppContext } from '../context.ts';
import { readDeviceHeaders } from './deviceHeaders.ts';
import { Problem, notFound } from '../lib/problem.ts';
import { cookieOf } from './cookieNames.ts';
import { SESSION_COOKIE, type SignedIn, renewSession, sendSessionCookie } from './sessions.ts';

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
    /** Why the session of this cookie was ended, where someone else than its user did. */
    sessionEnd: EndReason | null;
  }
}

export function requireAccessRule(route: RouteOptions): void {
  if (!route.config?.access) throw new Error(`${route.url} does not say who may call it`);
}

/** The session of a `staff` or `admin` route. */
export function currentSession(request: FastifyRequest): SignedIn {
  if (!request.signedIn) throw new Problem(401, request.sessionEnd ?? 'not_signed_in');
  return request.signedIn;
}

/** The signed-in user of a `staff` or `admin` route. */
export function currentUser(request: FastifyRequest): User {
  return currentSession(request).user;
}

/** The signed-in user as the audit trail names the caller. */
export function actorOf(request: FastifyRequest): AuditActor {
  const { id, username } = currentUser(request);
  return { kind: 'user', id, name: username, address: request.addressed.client };
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

/**
 * The guard of every API call: keeps user and device each within its project, and refuses operators what
 * only admins may do. Needs to know the caller.
 */
export function createGuard({ db, config, now, recordDeviceSeen }: AppContext) {
  async function admitStaff(request: FastifyRequest, reply: FastifyReply, access: Access) {
    const session = currentSession(request);
    const { user } = session;
    requireOwnProject(request, user);
    if (access === 'admin' && user.user_type !== UserType.admin)
      throw new Problem(403, 'forbidden');
    if (await renewSession(db, session, config.sessionDays, now())) {
      sendSessionCookie(reply, cookieOf(request, SESSION_COOKIE) ?? '');
    }
  }

  return async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { access } = request.routeOptions.config;
    if (access === 'public') return;
    if (access === 'device')
      recordDeviceSeen(currentDevice(request), readDeviceHeaders(request.headers));
    else await admitStaff(request, reply, access ?? 'admin');
  };
}
