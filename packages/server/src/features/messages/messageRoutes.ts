import { Type } from 'typebox';
import {
  MessageCreateBody,
  MessageFilter,
  MessageListQuerystring,
  MessagePage,
  MessagePublishBody,
  MessageQuerystring,
  MessageSavedAnswer,
  MessageUpdateBody,
} from '@concierge/contract/messages';
import { MESSAGE_BODY_LIMIT_BYTES } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import { Id, refTo } from '@concierge/contract/refs';
import { actOf } from '../../act.ts';
import { currentUser } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { CreatingHeaders, claimOf } from '../../idempotency.ts';
import { ProjectParams, problems } from '../../lib/schemas.ts';
import { changeMessage, createMessage, publishMessage } from './changeMessages.ts';
import { listMessages } from './messageQueries.ts';

const { staffCall } = callsOf('Messages');
const MessageParams = Type.Object({ projectId: Id, messageId: Id });

export function messageRoutes(app: Api, context: AppContext): void {
  app.get(
    paths.messages(':projectId'),
    staffCall({
      operationId: 'listMessages',
      summary: 'A page of messages, newest first',
      params: ProjectParams,
      querystring: MessageListQuerystring,
      response: { 200: MessagePage },
    }),
    async (request) =>
      listMessages(context, currentUser(request), { ...request.query, filter: {} }),
  );

  app.post(
    paths.messageQuery(':projectId'),
    staffCall(
      {
        operationId: 'queryMessages',
        summary: 'A page of messages, filtered and sorted',
        description:
          'Keys of the filter are the specification’s, and two of ours: `device_id =`, and `id =` for the one message an address names.',
        params: ProjectParams,
        querystring: MessageQuerystring,
        body: refTo(MessageFilter),
        response: { 200: MessagePage },
      },
      { bodyErrorCode: 'invalid_filter' },
    ),
    async (request) =>
      listMessages(context, currentUser(request), { ...request.query, filter: request.body }),
  );

  app.post(
    paths.messageCreate(':projectId'),
    {
      bodyLimit: MESSAGE_BODY_LIMIT_BYTES,
      ...staffCall({
        operationId: 'createMessage',
        summary: 'Save a message as a draft, or publish it at once',
        description:
          'Admins write to any device; others to the device of a request they approved, named by service_request_id. userId is ignored: the author is the signed-in user.',
        params: ProjectParams,
        headers: CreatingHeaders,
        body: MessageCreateBody,
        response: { 201: MessageSavedAnswer, ...problems(409) },
      }),
    },
    async (request) => {
      const user = currentUser(request);
      const claim = claimOf(request, user.project_id, `user:${user.id}`);
      return createMessage(actOf(context, request), request.body, claim);
    },
  );

  app.post(
    paths.messageUpdate(':projectId'),
    {
      bodyLimit: MESSAGE_BODY_LIMIT_BYTES,
      ...staffCall({
        operationId: 'updateMessage',
        summary: 'Change a draft',
        params: ProjectParams,
        body: MessageUpdateBody,
        response: { 200: MessageSavedAnswer, ...problems(409) },
      }),
    },
    async (request) => changeMessage(actOf(context, request), request.body),
  );

  app.post(
    paths.messagePublish(':projectId', ':messageId'),
    {
      bodyLimit: MESSAGE_BODY_LIMIT_BYTES,
      ...staffCall({
        operationId: 'publishMessage',
        summary: 'Publish a draft to its devices',
        params: MessageParams,
        body: MessagePublishBody,
        response: { 200: MessageSavedAnswer, ...problems(409) },
      }),
    },
    async (request) =>
      publishMessage(actOf(context, request), request.params.messageId, request.body),
  );
}
