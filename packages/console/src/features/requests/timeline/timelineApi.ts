import type { MessageCreateBody, MessageSavedAnswer } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import type { StaffNoteAnswer, TimelinePage } from '@concierge/contract/timeline';
import { get, post } from '../../../lib/http/http.ts';

/** Entries in one answer, the most the server gives. */
const PAGE_SIZE = 500;

export const timelineApi = {
  /** One page, oldest first. */
  page: (projectId: number, requestId: number, after: string | null) =>
    get<TimelinePage>(paths.requestTimeline(projectId, requestId), {
      params: { limit: PAGE_SIZE, ...(after !== null && { after }) },
    }),

  /** A note that no device ever gets. */
  addNote: (projectId: number, requestId: number, text: string, idempotencyKey: string) =>
    post<StaffNoteAnswer>(paths.staffNote(projectId, requestId), { text }, { idempotencyKey }),
  withdrawNote: (projectId: number, requestId: number, noteId: number) =>
    post<StaffNoteAnswer>(paths.staffNoteWithdraw(projectId, requestId, noteId)),

  /** A message to the device of the request, published at once. */
  sendMessage: (projectId: number, body: MessageCreateBody, idempotencyKey: string) =>
    post<MessageSavedAnswer>(paths.messageCreate(projectId), body, {
      idempotencyKey,
      outlivesPage: true,
    }),
};
