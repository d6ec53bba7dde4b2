export { deviceCommandsSaga as saga } from './deviceCommandsSaga.ts';
