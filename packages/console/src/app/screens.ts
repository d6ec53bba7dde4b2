import type { ComponentType } from 'react';

export interface ScreenModule {
  Component: ComponentType;
}

const files = import.meta.glob<ScreenModule>('./screens/**/*.{ts,tsx}');

/** How each screen is loaded, by its path. A file of its own: Chromatic does not follow what it imports. */
export const screens: ReadonlyMap<string, () => Promise<ScreenModule>> = new Map(
  Object.entries(files).map(([file, load]) => [
    file.replace('./screens', '').replace(/\.tsx?$/, ''),
    load,
  ]),
);
