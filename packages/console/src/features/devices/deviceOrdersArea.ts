import { addArea } from '../../lib/areas.ts';
import { deviceOrdersSaga } from './deviceOrdersSaga.ts';

addArea({ name: 'deviceOrders', saga: deviceOrdersSaga });
