import { addArea } from '../../lib/areas.ts';
import { auditSaga } from './auditSaga.ts';
import { auditReducer } from './auditSlice.ts';

addArea({ name: 'audit', saga: auditSaga, reducer: auditReducer });
