import type { MessageCreateBody, MessageSavedAnswer } from '@concierge/contract/messages';
import { staffPaths as paths } from '@concierge/contract/staffPaths';
import type { StaffNoteAnswer, TimelinePage } from '@concierge/contract/timeline';
import { handOverPaths } from '@concierge/contract/handOverPaths';
import { get, post } from '../../../lib/http/http.ts';

/** Entries in one answer, the most the server gives. */
const PAGE_SIZE = 500;

export const timelineApi = {
  /** One page, oldest first. */
  page: (projectId: number, requestId: number, after: string | null) =>
    get<TimelinePage>(handOverPaths.requestTimeline(projectId, requestId), {
      params: { limit: PAGE_SIZE, ...(after !== null && { after }) },
    }),

  /** A note that no device ever gets. */
  addNote: (projectId: number, requestId: number, text: string, idempotencyKey: string) =>
    post<StaffNoteAnswer>(
      handOverPaths.staffNote(projectId, requestId),
      { text },
      { idempotencyKey },
    ),
  withdrawNote: (projectId: number, requestId: number, noteId: number) =>
    post<StaffNoteAnswer>(handOverPaths.staffNoteWithdraw(projectId, requestId, noteId)),

  /** A message to the device of the request, published at once. */
  sendMessage: (projectId: number, body: MessageCreateBody, idempotencyKey: string) =>
    post<MessageSavedAnswer>(paths.messageCreate(projectId), body, {
      idempotencyKey,
      outlivesPage: true,
    }),
};
