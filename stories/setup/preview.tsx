import '@fontsource-variable/inter';
import { GlobalStyle, UiProvider, preloadOverlays } from '@concierge/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { useLayoutEffect, type ReactNode } from 'react';
import { chromaticModes } from './chromaticModes.ts';

/** At module level, so that dates made while a stories file loads stand still as well. */
MockDate.set('2026-03-02T09:30:00.000Z');

function setAttribute(name: string, value: string | undefined): void {
  if (value) document.documentElement.setAttribute(name, value);
  else document.documentElement.removeAttribute(name);
}

/** Stories follow links nowhere: the address is written to the page, where a play function can read it. */
function rememberLink(href: string): void {
  document.documentElement.dataset.navigatedTo = href;
}

interface FrameProps {
  theme: string | undefined;
  locale: string | undefined;
  motion: string | undefined;
  padded: boolean;
  children: ReactNode;
}

function Frame({ theme, locale, motion, padded, children }: FrameProps) {
  useLayoutEffect(() => {
    setAttribute('data-theme', theme);
    setAttribute('data-motion', motion);
    setAttribute('lang', locale);
  }, [theme, motion, locale]);
  return (
    <UiProvider locale={locale ?? 'en'} navigate={rememberLink}>
      <GlobalStyle />
      <div style={padded ? { padding: 24 } : undefined}>{children}</div>
    </UiProvider>
  );
}

const withFoundations: Decorator = (Story, { globals, parameters }) => {
  const { theme, locale, motion } = globals as Record<string, string>;
  return (
    <Frame
      theme={theme}
      locale={locale}
      motion={motion}
      padded={parameters.layout !== 'fullscreen'}
    >
      <Story />
    </Frame>
  );
};

const preview: Preview = {
  // So that a play function finds what it opened at once; that it loads by itself is a test of its own.
  beforeAll: preloadOverlays,
  decorators: [withFoundations],
  parameters: {
    // The decorator above pads, since this setting has no effect in the tests.
    layout: 'padded',
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['Start', 'Foundations', 'Components', 'Layout', 'Concierge', 'Screens'],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'tr', title: 'Türkçe' },
          { value: 'cs', title: 'Čeština' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduce', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en', motion: 'full' },
  tags: ['autodocs'],
};

export default preview;
