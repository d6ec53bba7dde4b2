/** The settings live among the stories, whose package holds the dependencies they import. Here is what needs a page. */
import { Code } from '../stories/guides/Code.tsx';
import { GuideContainer } from '../stories/guides/GuideContainer.tsx';
import { preferredTheme } from '../stories/setup/brandTheme.ts';
import settings from '../stories/setup/preview.tsx';

/**
 * A window in a guide: a modal that is open in it would take the focus from the reader. `inert` on the iframe does not
 * hinder its own scripts, on its document it does.
 */
if (new URLSearchParams(location.search).has('still')) document.documentElement.inert = true;

export default {
  ...settings,
  initialGlobals: { ...settings.initialGlobals, theme: preferredTheme() },
  parameters: {
    ...settings.parameters,
    docs: { container: GuideContainer, components: { code: Code } },
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
