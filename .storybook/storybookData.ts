import type { Plugin } from 'vite';

/** What pages of the Storybook show and no module of ours holds: computed when a page asks for it. */
const COMPUTED: Readonly<Record<string, () => Promise<unknown>>> = {
  'virtual:component-facts': async () =>
    (await import('@concierge/tooling/componentFacts')).componentFacts(),
  'virtual:guides': async () => (await import('./guideIndex.ts')).readGuideIndex(),
  'virtual:picture-changes': async () =>
    (await import('@concierge/tooling/pictureChanges')).pictureChanges(),
  'virtual:pictures': async () => {
    const { BASELINE, namesIn } = await import('@concierge/tooling/visualFiles');
    return namesIn(BASELINE);
  },
  'virtual:story-words': async () => (await import('@concierge/tooling/storyWords')).storyWords(),
};

/** Serves them as modules. Their types are in stories/guides/virtualData.d.ts. */
export function storybookData(): Plugin {
  return {
    name: 'storybook-data',
    resolveId: (source) => (source in COMPUTED ? `\0${source}` : undefined),
    async load(id) {
      const compute = COMPUTED[id.slice(1)];
      return compute && `export default ${JSON.stringify(await compute())};`;
    },
  };
}
