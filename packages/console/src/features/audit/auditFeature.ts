export { auditSaga as saga } from './auditSaga.ts';
export { auditReducer as reducer } from './auditSlice.ts';
