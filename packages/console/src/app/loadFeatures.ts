import type { LoadFeatures } from '../lib/lazy/features.ts';

/** Loads features with the console, and adds them to it. */
export const loadFeatures: LoadFeatures = async (names) => {
  if (names.length === 0) return;
  const { addFeatures } = await import('./consoleModule.ts');
  await addFeatures(names);
};
