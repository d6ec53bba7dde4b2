import { componentFacts } from '@concierge/tooling/componentFacts';
import { pictureChanges } from '@concierge/tooling/pictureChanges';
import { storyWords } from '@concierge/tooling/storyWords';
import { BASELINE, namesIn } from '@concierge/tooling/visualFiles';
import type { Plugin } from 'vite';
import { readGuideIndex } from './guideIndex.ts';

/** What pages of the Storybook show and no module of ours holds: computed when it starts. */
const COMPUTED: Readonly<Record<string, () => unknown>> = {
  'virtual:component-facts': componentFacts,
  'virtual:guides': readGuideIndex,
  'virtual:picture-changes': pictureChanges,
  'virtual:pictures': () => namesIn(BASELINE),
  'virtual:story-words': storyWords,
};

/** Serves them as modules. Their types are in stories/guides/virtualData.d.ts. */
export function storybookData(): Plugin {
  return {
    name: 'storybook-data',
    resolveId: (source) => (source in COMPUTED ? `\0${source}` : undefined),
    load(id) {
      const compute = COMPUTED[id.slice(1)];
      return compute && `export default ${JSON.stringify(compute())};`;
    },
  };
}
