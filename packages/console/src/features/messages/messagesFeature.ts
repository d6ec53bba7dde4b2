export { messagesSaga as saga } from './messagesSaga.ts';
