import { lazy } from 'react';

/** Everything pages of text are made of, half as much again as a story needs. */
export const loadGuideParts = () => import('./loadedGuideParts.ts');

/** What Storybook draws its pages with: loaded with the first of them, so that a story opens without. */
export const guideParts = {
  container: lazy(async () => ({ default: (await loadGuideParts()).GuideContainer })),
  components: { code: lazy(async () => ({ default: (await loadGuideParts()).Code })) },
};
