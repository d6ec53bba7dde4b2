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

/** Valid payloads of the calls that need one. */
export const PAYLOADS: Readonly<Record<string, Payload>> = {
  'POST /api/login': () => ({ username: 'admin', password: PASSWORD, projectCode: 'house' }),
  'POST /api/concierge/project/{projectId}/user/create': () => ({
    username: `new ${Math.random()}`,
    user_type: UserType.operator,
    password: 'secret',
  }),
  'POST /api/concierge/project/{projectId}/user/{userId}/update': ({ userId, username }) => ({
    id: userId,
    username: `${username} renamed`,
    user_type: UserType.operator,
  }),
  'POST /api/concierge/project/{projectId}/user/delete': ({ userId }) => ({ id: userId }),
  'POST /api/concierge/project/{projectId}/user/{userId}/services/create': assignment,
  'POST /api/concierge/project/{projectId}/user/{userId}/services/delete': assignment,
  'POST /api/concierge/project/{projectId}/service/create': () => ({
    ...service,
    service_name: `Another ${Math.random()}`,
  }),
  'POST /api/concierge/project/{projectId}/service/update': ({ serviceId }) => ({
    ...service,
    id: serviceId,
    service_name: `Renamed ${Math.random()}`,
  }),
  'POST /api/concierge/project/{projectId}/service/delete': ({ serviceId }) => ({
    service_id: serviceId,
  }),
  'POST /api/concierge/project/{projectId}/service/request/{id}/update': () => ({
    state_id: RequestState.approved,
  }),
  'POST /api/concierge/project/{projectId}/service/request/{id}/take-over': ({ userId }) => ({
    expected_approved_by: userId,
  }),
  'POST /api/concierge/project/{projectId}/service/request/{id}/hand-over': ({ userId }) => ({
    to_user_id: userId,
  }),
  'POST /api/concierge/project/{projectId}/service/request/{id}/give-back': () => ({}),
  'POST /api/concierge/project/{projectId}/service/request/{id}/note': () => ({ text: 'Note' }),
  'POST /api/concierge/project/{projectId}/device/create': () => ({
    serial_id: `new ${Math.random()}`,
    name: 'New',
  }),
  'POST /api/concierge/project/{projectId}/device/{id}/update': () => ({ name: 'Renamed' }),
  'POST /api/concierge/project/{projectId}/device/{id}/stay': () => ({ lang: 'de' }),
  'POST /api/concierge/project/{projectId}/device/{id}/stay/update': () => ({ lang: 'fr' }),
  'POST /api/concierge/project/{projectId}/message/create': message,
  'POST /api/concierge/project/{projectId}/message/update': (target) => ({
    ...message(target),
    message_id: target.draftId,
  }),
  'POST /api/device/requests': ({ serviceId }) => ({ service_id: serviceId }),
  'POST /api/concierge/project/{projectId}/password-policy/update': () => ({ enabled: false }),
  'POST /api/push/subscribe/{projectId}': subscription,
  'POST /api/push/unsubscribe/{projectId}': (target) => ({ endpoint: endpointOf(target) }),
};

/** Which row `{id}` is of: a device, or a request in the state that the call is for. */
function idOf(path: string, target: Target): number {
  if (path.includes('/device/')) return target.deviceId;
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
