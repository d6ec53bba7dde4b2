import { latePaths } from '@concierge/contract/latePaths';
import type { Session } from '@concierge/contract/sessions';
import { get, post } from '../../lib/http/http.ts';

export const sessionsApi = {
  list: () => get<Session[]>(latePaths.sessions()),
  end: (id: string) => post<unknown>(latePaths.sessionEnd(id)),
  endOthers: () => post<unknown>(latePaths.sessionsEndOthers()),
};
