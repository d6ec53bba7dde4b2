import { addArea } from '../../../lib/areas.ts';
import { policySaga } from './policySaga.ts';
import { policyReducer } from './policySlice.ts';

addArea({ name: 'passwordPolicy', saga: policySaga, reducer: policyReducer });
