import { addArea } from '../../../lib/areas.ts';
import { sessionsSaga } from './sessionsSaga.ts';
import { sessionsReducer } from './sessionsSlice.ts';

addArea({ name: 'sessions', saga: sessionsSaga, reducer: sessionsReducer });
