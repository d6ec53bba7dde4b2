import { type SagaGenerator, all, call } from 'typed-redux-saga';
import { dashboardSaga } from '../features/dashboard/dashboardSaga.ts';
import { filteringOptionsSaga } from '../features/filteringOptions/filteringOptionsSaga.ts';
import { liveSaga } from '../features/live/liveSaga.ts';
import { messagesSaga } from '../features/messages/messagesSaga.ts';
import { pushSaga } from '../features/push/pushSaga.ts';
import { requestsSaga } from '../features/requests/requestsSaga.ts';
import { servicesSaga } from '../features/services/servicesSaga.ts';
import { sessionsSaga } from '../features/sessions/sessionsSaga.ts';
import { usersSaga } from '../features/users/usersSaga.ts';
import { supervise } from './supervise.ts';

export { fillAreas } from './fillAreas.ts';
export { signedInAreas } from './signedInAreas.ts';

/** Everything that runs while somebody is signed in. */
export function* whileSignedIn(): SagaGenerator<void> {
  yield* all([
    call(supervise, 'live', liveSaga),
    call(supervise, 'push', pushSaga),
    call(supervise, 'dashboard', dashboardSaga),
    call(supervise, 'filtering options', filteringOptionsSaga),
    call(supervise, 'messages', messagesSaga),
    call(supervise, 'requests', requestsSaga),
    call(supervise, 'services', servicesSaga),
    call(supervise, 'sessions', sessionsSaga),
    call(supervise, 'users', usersSaga),
  ]);
}
