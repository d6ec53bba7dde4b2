export { policySaga as saga } from './policySaga.ts';
export { policyReducer as reducer } from './policySlice.ts';
