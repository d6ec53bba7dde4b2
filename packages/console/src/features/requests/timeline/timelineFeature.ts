export { timelineSaga as saga } from './timelineSaga.ts';
export { timelineReducer as reducer } from './timelineSlice.ts';
