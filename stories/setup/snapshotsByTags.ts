import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { sheetModes } from './chromaticModes.ts';

interface Chromatic {
  modes: object;
}

/**
 * What Chromatic takes follows from the tags of a story: nothing of what is not in the menu (`!dev`), and all modes of a
 * sheet (`picture-dark`). The types of args stay as they are: enhancers of them are what Storybook calls for every story.
 */
export const snapshotsByTags: ArgTypesEnhancer = ({ tags, parameters, argTypes }) => {
  const { chromatic } = parameters as { chromatic: Chromatic };
  const modes = tags.includes('picture-dark') ? sheetModes : {};
  Object.assign(parameters, {
    chromatic: {
      ...chromatic,
      modes: { ...chromatic.modes, ...modes },
      disableSnapshot: !tags.includes('dev'),
    },
  });
  return argTypes;
};
