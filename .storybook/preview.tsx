/** The settings live among the stories, whose package holds the dependencies they import. Here is what needs a page. */
// oxlint-disable-next-line import/no-unassigned-import -- Storybook asks for it last, when it is about to draw
import 'react-dom/client';
import isChromatic from 'chromatic/isChromatic';
import { guideParts, loadGuideParts } from '../stories/guides/guideParts.ts';
import { preferredTheme } from '../stories/setup/preferredTheme.ts';
import settings from '../stories/setup/preview.tsx';

const address = new URLSearchParams(location.search);

/**
 * A window in a guide: a modal that is open in it would take the focus from the reader. `inert` on the iframe does not
 * hinder its own scripts, on its document it does.
 */
if (address.has('still')) document.documentElement.inert = true;

// The timer of a toast is an animation; Chromatic ends all of them before it looks.
if (isChromatic()) {
  const style = document.createElement('style');
  style.textContent = '.Toastify__progress-bar { animation: none !important }';
  document.head.append(style);
}

// Storybook begins with a page of text, and asks for it only when all the rest is there. `*` stands for the first one.
if (address.get('id') === '*' || address.get('viewMode') === 'docs') void loadGuideParts();

export default {
  ...settings,
  initialGlobals: { ...settings.initialGlobals, theme: preferredTheme() },
  parameters: {
    ...settings.parameters,
    docs: guideParts,
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
          ],
          'Foundations',
          'Patterns',
          'Components',
          'Layout',
          'Concierge',
          'Screens',
          'Room tablet',
        ],
      },
    },
  },
};
