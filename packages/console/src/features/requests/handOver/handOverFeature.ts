export { handOverSaga as saga } from './handOverSaga.ts';
export { handOverReducer as reducer } from './handOverSlice.ts';
