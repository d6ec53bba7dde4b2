import type { Plugin } from 'vite';

const GUIDES = 'virtual:guides';

/** Serves what guides say of each other as a module, read from their files. Its type is in stories/guides/virtualData.d.ts. */
export function storybookData(): Plugin {
  return {
    name: 'storybook-data',
    resolveId: (source) => (source === GUIDES ? `\0${source}` : undefined),
    async load(id) {
      if (id !== `\0${GUIDES}`) return undefined;
      const { readGuideIndex } = await import('./guideIndex.ts');
      return `export default ${JSON.stringify(readGuideIndex())};`;
    },
  };
}
