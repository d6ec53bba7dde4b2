import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import type { AppContext } from '../context.ts';
import { Problem, notFound } from '../lib/problem.ts';
import { tokenHash } from '../lib/tokens.ts';
import { findDeviceByKey, type SignedInDevice } from './devices.ts';
import { sendSessionCookie } from './sessionCookie.ts';
import { SESSION_COOKIE, findSession, renewSession, type SignedIn } from './sessions.ts';

/** Who may make a call. Every route of the API says so; one that does not cannot be registered. */
export type Access = 'public' | 'staff' | 'admin' | 'device';

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

/** The signed-in person of a `staff` or `admin` route. */
export function currentUser(request: FastifyRequest): User {
  return currentSession(request).user;
}

/** The device of a `device` route. */
export function currentDevice(request: FastifyRequest): SignedInDevice {
  if (!request.device) throw new Problem(401, 'invalid_device_key');
  return request.device;
}

/** Another project's address is answered as if there were nothing, so that nothing can be learnt. */
function requireOwnProject(request: FastifyRequest, user: User): void {
  const { projectId } = request.params as { projectId?: string };
  if (projectId !== undefined && projectId !== String(user.project_id)) throw notFound();
}

/**
 * The guard in front of every call of the API: signs in the person or the device, keeps each inside
 * its project, and refuses operators what only admins may do.
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

  async function admitDevice(request: FastifyRequest) {
    const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    request.device = key ? await findDeviceByKey(db, tokenHash(key)) : null;
    currentDevice(request);
  }

  return async function guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { access } = request.routeOptions.config;
    if (access === 'public') return;
    if (access === 'device') await admitDevice(request);
    else await admitStaff(request, reply, access ?? 'admin');
  };
}
