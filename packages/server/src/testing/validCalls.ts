import { RequestState } from '@concierge/contract/requestStates';
import { UserType } from '@concierge/contract/userTypes';
import { addressOf } from './operations.ts';
import type { Target } from './target.ts';
import { PASSWORD } from './testProject.ts';

type Payload = (target: Target) => unknown;

const message = ({ serial }: Target) => ({
  type: 1,
  title: 'Hello',
  message: 'Welcome.',
  device_serial_id: [serial],
});
const service = { service_name: 'Another', icon_id: 101, bg_color: '#000000' };
const assignment: Payload = ({ serviceId }) => ({
  services: [{ service_id: serviceId, service_name: 'x', icon: '' }],
});
const endpointOf = ({ projectId }: Target) => `https://push.example/${projectId}`;
const subscription: Payload = (target) => ({
  endpoint: endpointOf(target),
  keys: {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  },
});

const another = (what: string) => `${what} ${Math.random()}`;

/** Of the calls that need one, without `POST /api/`, which all have, and the address of the project. */
const PAYLOADS: Readonly<Record<string, Payload>> = {
  login: () => ({ username: 'admin', password: PASSWORD, projectCode: 'house' }),
  confirm: () => ({ password: PASSWORD }),
  'user/create': () => ({
    username: another('new'),
    user_type: UserType.operator,
    password: 'secret',
  }),
  'user/{userId}/update': ({ userId, username }) => ({
    id: userId,
    username: `${username} renamed`,
    user_type: UserType.operator,
  }),
  'user/delete': ({ userId }) => ({ id: userId }),
  'user/{userId}/services/create': assignment,
  'user/{userId}/services/delete': assignment,
  'service/create': () => ({ ...service, service_name: another('Another') }),
  'service/update': ({ serviceId }) => ({
    ...service,
    id: serviceId,
    service_name: another('Renamed'),
  }),
  'service/delete': ({ serviceId }) => ({ service_id: serviceId }),
  'service/request/create': ({ serviceId, deviceId }) => ({
    service_id: serviceId,
    device_id: deviceId,
    source: 'phone',
  }),
  'service/request/{id}/update': () => ({ state_id: RequestState.approved }),
  'service/request/{id}/take-over': ({ userId }) => ({ expected_approved_by: userId }),
  'service/request/{id}/hand-over': ({ userId }) => ({ to_user_id: userId }),
  'service/requests/update': ({ requestId }) => ({
    requests: [{ id: requestId }],
    state_id: RequestState.approved,
  }),
  'service/requests/hand-over': ({ heldId, userId }) => ({ ids: [heldId], to_user_id: userId }),
  'service/request/{id}/give-back': () => ({}),
  'service/request/{id}/seen': () => ({}),
  'service/request/{id}/note': () => ({ text: 'Note' }),
  'device/create': () => ({ serial_id: another('new'), name: 'New' }),
  'device/create-many': () => ({ names: [another('Room')] }),
  'device/{id}/update': () => ({ name: 'Renamed' }),
  'device/{id}/stay': () => ({ lang: 'de' }),
  'device/{id}/stay/update': () => ({ lang: 'fr' }),
  'message/create': message,
  'message/update': (target) => ({ ...message(target), message_id: target.draftId }),
  'device/requests': ({ serviceId }) => ({ service_id: serviceId }),
  'password-policy/update': () => ({ enabled: false }),
  'house/update': () => ({
    name: another('House'),
    time_zone: 'Europe/Prague',
    person_figures: true,
  }),
  'retention/update': () => ({ requests: 0, messages: 0, audit: 0 }),
  'retention/preview': () => ({ requests: 1, messages: 1, audit: 1 }),
  'push/subscribe/{projectId}': subscription,
  'push/unsubscribe/{projectId}': (target) => ({ endpoint: endpointOf(target) }),
};

/** A valid payload of a call, e.g. `POST /api/login`, if it needs one. */
export const payloadOf = (name: string, target: Target): unknown =>
  PAYLOADS[name.replace(/^POST \/api\/(concierge\/project\/\{projectId\}\/)?/, '')]?.(target);

/** Which row `{id}` is of: a device, or a request in the state that the call is for. */
function idOf(path: string, target: Target): number {
  if (path.endsWith('/ask-again')) return target.heldId;
  if (/\/device\/(?!requests)/.test(path)) return target.deviceId;
  if (path.endsWith('/take-over')) return target.takenId;
  return /\/(hand-over|give-back)$/.test(path) ? target.heldId : target.requestId;
}

/** The address of a call whose ids are the target's. */
export const addressFor = (path: string, target: Target): string =>
  addressOf(
    { path },
    {
      projectId: target.projectId,
      userId: target.userId,
      sessionId: target.sessionId,
      id: idOf(path, target),
      noteId: target.noteId,
      messageId: path.startsWith('/api/device/') ? target.publishedId : target.draftId,
      lang: 'en',
    },
  );
