import { addArea } from '../../../lib/areas.ts';
import { handOverSaga } from './handOverSaga.ts';
import { handOverReducer } from './handOverSlice.ts';

addArea({ name: 'handOver', saga: handOverSaga, reducer: handOverReducer });
