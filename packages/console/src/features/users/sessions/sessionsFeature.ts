export { sessionsSaga as saga } from './sessionsSaga.ts';
export { sessionsReducer as reducer } from './sessionsSlice.ts';
