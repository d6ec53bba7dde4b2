/** The settings live among the stories, whose package holds the dependencies they import. */
import settings from '../stories/setup/preview.tsx';

export default {
  ...settings,
  parameters: {
    ...settings.parameters,
    // Storybook reads the order from this file without running it.
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Introduction',
            'For designers',
            'For developers',
            'For translators',
            'For contributors',
            'Find a state',
            'Compare',
            'What changed',
            'Status of components',
          ],
          'Foundations',
          'Patterns',
          'Components',
          'Layout',
          'Concierge',
          'Screens',
        ],
      },
    },
  },
};
