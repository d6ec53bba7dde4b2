import { filteringOptionsReducer } from '../features/filteringOptions/filteringOptionsSlice.ts';
import { liveReducer } from '../features/live/liveSlice.ts';
import { messagesReducer } from '../features/messages/messagesSlice.ts';
import { pushReducer } from '../features/push/pushSlice.ts';
import { requestsReducer } from '../features/requests/requestsSlice.ts';
import { servicesReducer } from '../features/services/servicesSlice.ts';
import { sessionsReducer } from '../features/sessions/sessionsSlice.ts';
import { usersReducer } from '../features/users/usersSlice.ts';

/** The areas of the store that fill while somebody is signed in, under the names of specification §3 (J5). */
export const signedInAreas = {
  users: usersReducer,
  services: servicesReducer,
  messages: messagesReducer,
  filteringOptions: filteringOptionsReducer,
  requests: requestsReducer,
  sessions: sessionsReducer,
  live: liveReducer,
  push: pushReducer,
};
