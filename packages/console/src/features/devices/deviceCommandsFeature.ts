export { deviceOrdersSaga as saga } from './deviceOrdersSaga.ts';
