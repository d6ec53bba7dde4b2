import '@fontsource-variable/inter';
import { LANGUAGES } from '@concierge/contract/constants';
import { GlobalStyle, t, UiProvider } from '@concierge/ui/foundations';
import shell from '../../packages/console/public/locales/en/shell.json';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { viewports } from '../fixtures/viewports.ts';
import { lightMode } from './chromaticModes.ts';
import { stopClock } from './clock.ts';
import { snapshotsByTags } from './snapshotsByTags.ts';
import { writtenTypes } from './writtenTypes.ts';

/** At module level, so that dates made while a stories file loads stand still as well. */
stopClock();

/** What a play function waits for comes late on a machine that is busy with the other stories. */
configure({ asyncUtilTimeout: 10_000 });

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
  /** What the page around the story shows; differs where a guide shows a dark story among light ones. */
  pageTheme: string | undefined;
  locale: string | undefined;
  motion: string | undefined;
  direction: string | undefined;
  density: string | undefined;
  style: CSSProperties | undefined;
  children: ReactNode;
}

function Frame({
  theme,
  pageTheme,
  locale,
  motion,
  direction,
  density,
  style,
  children,
}: FrameProps) {
  useLayoutEffect(() => {
    setAttribute('data-theme', pageTheme);
    setAttribute('data-motion', motion);
    setAttribute('lang', locale);
    setAttribute('dir', direction);
  }, [pageTheme, motion, locale, direction]);
  useLayoutEffect(() => {
    // A story may have set one of its own.
    if (density === undefined || density === 'usual') return undefined;
    setAttribute('data-density', density);
    return () => setAttribute('data-density', undefined);
  }, [density]);
  return (
    <UiProvider locale={locale ?? 'en'} navigate={rememberLink}>
      <GlobalStyle />
      <div data-theme={theme === pageTheme ? undefined : theme} style={style}>
        {children}
      </div>
    </UiProvider>
  );
}

const padded: CSSProperties = { padding: 24 };

/** In a guide a story is on the page of the documentation, which knows none of our tokens. */
const onItsOwnGround: CSSProperties = {
  ...padded,
  background: t.color.canvas,
  color: t.color.text,
  font: `${t.weight.regular} ${t.text.md} ${t.font.sans}`,
};

const withFoundations: Decorator = (Story, context) => {
  const { theme, locale, motion, direction, density } = context.globals as Record<string, string>;
  const inGuide = context.viewMode === 'docs';
  const { userGlobals } = context as unknown as { userGlobals?: Record<string, string> };
  const fullscreen = context.parameters.layout === 'fullscreen';
  return (
    <Frame
      theme={theme}
      pageTheme={inGuide ? userGlobals?.theme : theme}
      locale={locale}
      motion={motion}
      direction={direction}
      density={density}
      style={inGuide ? onItsOwnGround : fullscreen ? undefined : padded}
    >
      <Story />
    </Frame>
  );
};

const preview: Preview = {
  decorators: [withFoundations],
  beforeEach: () => {
    delete document.documentElement.dataset.navigatedTo;
  },
  argTypesEnhancers: [writtenTypes, snapshotsByTags],
  parameters: {
    // The decorator above pads, since this setting has no effect in the tests.
    layout: 'padded',
    viewport: { options: viewports },
    a11y: { test: 'error' },
    chromatic: { modes: lightMode, prefersReducedMotion: 'reduce' },
    controls: { expanded: true, sort: 'requiredFirst' },
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
        items: LANGUAGES.map((value) => ({ value, title: shell.language[value] })),
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'compact', title: 'Compact' },
          { value: 'usual', title: 'Usual density' },
          { value: 'touch', title: 'Touch' },
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
  initialGlobals: {
    theme: 'light',
    locale: 'en',
    direction: 'ltr',
    density: 'usual',
    motion: 'full',
  },
};

export default preview;
