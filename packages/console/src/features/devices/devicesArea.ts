import { addArea } from '../../lib/areas.ts';
import { devicesSaga } from './devicesSaga.ts';
import { devicesReducer } from './devicesSlice.ts';

addArea({ name: 'managedDevices', saga: devicesSaga, reducer: devicesReducer });
