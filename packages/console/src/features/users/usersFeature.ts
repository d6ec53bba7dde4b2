export { usersSaga as saga } from './usersSaga.ts';
