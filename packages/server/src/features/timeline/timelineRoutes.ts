import { Type } from 'typebox';
import { paths } from '@concierge/contract/paths';
import { Id } from '@concierge/contract/refs';
import {
  StaffNoteAnswer,
  StaffNoteBody,
  TimelinePage,
  TimelineQuerystring,
} from '@concierge/contract/timeline';
import { actOf } from '../../act.ts';
import { currentUser } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { CreatingHeaders, claimOf } from '../../idempotency.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { EmptyBody, ProjectItemParams, problems } from '../../lib/schemas.ts';
import { addStaffNote, withdrawNote } from './changeStaffNotes.ts';
import { readTimeline } from './timeline.ts';

const { staffCall } = callsOf('Requests');

/** What happened to a request, and the notes that only staff read. */
export function timelineRoutes(app: Api, context: AppContext): void {
  app.get(
    paths.requestTimeline(':projectId', ':id'),
    staffCall({
      operationId: 'getRequestTimeline',
      summary: 'What happened to a request, oldest first',
      params: ProjectItemParams,
      querystring: TimelineQuerystring,
      response: { 200: TimelinePage },
    }),
    async (request) =>
      readTimeline(context, currentUser(request), request.params.id, request.query),
  );

  app.post(
    paths.staffNote(':projectId', ':id'),
    staffCall({
      operationId: 'createNote',
      summary: 'Add a note that only staff read',
      params: ProjectItemParams,
      headers: CreatingHeaders,
      body: StaffNoteBody,
      response: { 201: StaffNoteAnswer, ...problems(409) },
    }),
    async (request) => {
      const user = currentUser(request);
      const { id } = request.params;
      const claim = claimOf(request, user.project_id, `user:${user.id}`, {
        id,
        ...request.body,
      });
      return addStaffNote(actOf(context, request), id, request.body, claim);
    },
  );

  app.post(
    paths.staffNoteWithdraw(':projectId', ':id', ':noteId'),
    staffCall({
      operationId: 'withdrawNote',
      summary: 'Withdraw a note of one’s own within five minutes',
      params: Type.Object({ ...ProjectItemParams.properties, noteId: Id }),
      body: EmptyBody,
      response: { 200: StaffNoteAnswer },
    }),
    async (request) => {
      const { id, noteId } = request.params;
      return withdrawNote(actOf(context, request), id, noteId);
    },
  );
}
