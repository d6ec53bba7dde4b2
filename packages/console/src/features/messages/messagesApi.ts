import { paths } from '@concierge/contract/paths';
import type {
  Device,
  MessageCreateBody,
  MessagePage,
  MessagePublishBody,
  MessageSavedAnswer,
  MessageUpdateBody,
} from '@concierge/contract/messages';
import { get, post } from '../../lib/http/http.ts';
import { toMessageQuery, type MessageListCall } from './messageQuery.ts';

export const messagesApi = {
  query: (projectId: number, call: MessageListCall) => {
    const { filter, query } = toMessageQuery(call);
    return post<MessagePage>(paths.messageQuery(projectId), filter, { params: query });
  },

  /** The page that holds this one message, whatever its state; empty when there is none. */
  find: (projectId: number, id: number) =>
    post<MessagePage>(paths.messageQuery(projectId), { 'id =': id }, { params: { limit: 1 } }),

  devices: (projectId: number) => get<Device[]>(paths.devices(projectId)),

  /** Saves a draft, or with `publish` saves and publishes it at once. */
  create: (projectId: number, body: MessageCreateBody, idempotencyKey: string) =>
    post<MessageSavedAnswer>(paths.messageCreate(projectId), body, {
      idempotencyKey,
      outlivesPage: body.service_request_id !== undefined,
    }),
  update: (projectId: number, body: MessageUpdateBody) =>
    post<unknown>(paths.messageUpdate(projectId), body),
  publish: (projectId: number, messageId: number, body: MessagePublishBody) =>
    post<unknown>(paths.messagePublish(projectId, messageId), body),
};
