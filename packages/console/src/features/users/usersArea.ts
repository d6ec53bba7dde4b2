import { addArea } from '../../lib/areas.ts';
import { usersSaga } from './usersSaga.ts';

addArea({ name: 'users', saga: usersSaga });
