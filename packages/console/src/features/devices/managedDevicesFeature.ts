export { devicesSaga as saga } from './devicesSaga.ts';
export { devicesReducer as reducer } from './devicesSlice.ts';
