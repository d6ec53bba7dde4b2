import { type Reducer, type UnknownAction, combineReducers } from 'redux';
import { isSignOut } from '../features/auth/authSlice.ts';
import { type Feature, featureTable } from './featureTable.ts';

type Table = typeof featureTable;

/** The state of each feature that has a reducer. */
export type RootState = {
  [
    Name in keyof Table as Table[Name] extends { reducer: Reducer } ? Name : never
  ]: Table[Name] extends { reducer: Reducer<infer State> } ? State : never;
};

const features: [string, Feature][] = Object.entries(featureTable);
const reducers = Object.fromEntries(
  features.flatMap(([name, { reducer }]) => (reducer ? [[name, reducer]] : [])),
) as { [Name in keyof RootState]: Reducer<RootState[Name]> };

const featureReducer = combineReducers(reducers);

/** The reducer of the whole store. Signing out empties all of it but `auth`. */
export function rootReducer(
  state: Partial<RootState> | undefined,
  action: UnknownAction,
): RootState {
  return featureReducer(state?.auth && isSignOut(action) ? { auth: state.auth } : state, action);
}
