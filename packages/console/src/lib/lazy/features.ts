import { createContext } from 'react';

/** A feature that comes with the screens and dialogs that name it, see `app/featureTable.ts`. */
export type LazyFeature =
  | 'audit'
  | 'deviceCommands'
  | 'handOver'
  | 'managedDevices'
  | 'messages'
  | 'passwordPolicy'
  | 'sessions'
  | 'timeline'
  | 'users';

/** Loads features and adds them to the store. Rejects without a connection. */
export type LoadFeatures = (names: readonly LazyFeature[]) => Promise<void>;

/** How dialogs load the features they need. */
export const FeatureLoader = createContext<LoadFeatures>(() =>
  Promise.reject(new Error('There is no console to add a feature to')),
);
