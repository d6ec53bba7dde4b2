import { paths } from '@concierge/contract/paths';
import type { Session } from '@concierge/contract/sessions';
import { get, post } from '../../../lib/http/http.ts';

export const sessionsApi = {
  list: () => get<Session[]>(paths.sessions()),
  end: (id: string) => post<unknown>(paths.sessionEnd(id)),
  endOthers: () => post<unknown>(paths.sessionsEndOthers()),

  /** Of another user, for administrators. */
  listOf: (projectId: number, userId: number) =>
    get<Session[]>(paths.userSessions(projectId, userId)),
  endOf: (projectId: number, userId: number, id: string) =>
    post<unknown>(paths.userSessionEnd(projectId, userId, id)),
  endAllOf: (projectId: number, userId: number) =>
    post<unknown>(paths.userSessionsEnd(projectId, userId)),
};
