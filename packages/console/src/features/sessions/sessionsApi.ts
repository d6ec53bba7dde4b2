import { staffPaths as paths } from '@concierge/contract/staffPaths';
import type { Session } from '@concierge/contract/sessions';
import { get, post } from '../../lib/http/http.ts';

export const sessionsApi = {
  list: () => get<Session[]>(paths.sessions()),
  end: (id: string) => post<unknown>(paths.sessionEnd(id)),
  endOthers: () => post<unknown>(paths.sessionsEndOthers()),
};
