import type { StorybookConfig } from '@storybook/react-vite';
import { mkdir, writeFile } from 'node:fs/promises';
import { dtcgText } from '../packages/ui/scripts/tokenFiles.ts';

/** Made with the package, so made here as well. */
async function designToolFiles(): Promise<string> {
  const folder = `${import.meta.dirname}/../stories/node_modules/.cache/tokens`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/concierge.tokens.json`, await dtcgText());
  return folder;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Storybook's own files come as the argument.
  staticDirs: async (own = []) => [
    ...own,
    { from: await designToolFiles(), to: '/tokens' },
    ...['screens-dashboard', 'screens-requests'].map((name) => ({
      from: `../visual/baseline/${name}`,
      to: `/pictures/${name}`,
    })),
    { from: '../packages/ui/tokens.css', to: '/tokens/concierge.tokens.css' },
    { from: '../packages/console/public/favicon.svg', to: '/favicon.svg' },
    { from: '../stories/node_modules/@fontsource-variable/inter/files', to: '/fonts' },
  ],
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The toolbar has our own themes, and our stories stand on the ground of the theme.
    backgrounds: false,
    // The search finds the headings of guides, and with them the other names of a component.
    experimentalSearchDocsHeadings: true,
  },
  core: {
    builder: {
      name: '@storybook/builder-vite',
      options: { viteConfigPath: '.storybook/vite.config.ts' },
    },
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  // TypeScript 7 has no JS API, which the other extractor needs.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
