import { addArea } from '../../../lib/areas.ts';
import { timelineSaga } from './timelineSaga.ts';
import { timelineReducer } from './timelineSlice.ts';

addArea({ name: 'timeline', saga: timelineSaga, reducer: timelineReducer });
