import { type Reducer, type UnknownAction, combineSlices } from '@reduxjs/toolkit';
import { isSignOut } from '../features/auth/authSlice.ts';
import type { LazyFeature } from '../lib/lazy/features.ts';
import { type Feature, featureTable } from './featureTable.ts';

type Table = typeof featureTable;

/** The state of each feature that has a reducer. */
type States<Features> = {
  [
    Name in keyof Features as Features[Name] extends { reducer: Reducer } ? Name : never
  ]: Features[Name] extends { reducer: Reducer<infer State> } ? State : never;
};

type StaticStates = States<Table>;
type LazyStates = States<{ [Name in LazyFeature]: Awaited<ReturnType<Table[Name]['load']>> }>;

const features: [string, Feature][] = Object.entries(featureTable);
const reducers = Object.fromEntries(
  features.flatMap(([name, { reducer }]) => (reducer ? [[name, reducer]] : [])),
) as { [Name in keyof StaticStates]: Reducer<StaticStates[Name]> };

/** The reducers of the features; those of lazy features are injected when they come. */
export const featureReducer = combineSlices(reducers).withLazyLoadedSlices<LazyStates>();

/** The state of a lazy feature is absent until it is loaded. */
export type RootState = ReturnType<typeof featureReducer>;

/** The reducer of the whole store. Signing out empties all of it but `auth`. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
  featureReducer(state?.auth && isSignOut(action) ? { auth: state.auth } : state, action);
