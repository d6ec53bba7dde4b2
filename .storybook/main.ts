import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Storybook's own files come as the argument.
  staticDirs: (own = []) => [
    ...own,
    { from: '../packages/ui/tokens.dtcg.json', to: '/tokens/concierge.tokens.json' },
    { from: '../packages/ui/tokens.css', to: '/tokens/concierge.tokens.css' },
    { from: '../packages/console/public/favicon.svg', to: '/favicon.svg' },
    { from: '../stories/node_modules/@fontsource-variable/inter/files', to: '/fonts' },
  ],
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The toolbar has our own themes, and our stories stand on the ground of the theme.
    backgrounds: false,
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
