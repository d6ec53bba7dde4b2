import {
  pictureName,
  type PicturedStory,
  type Theme,
  THEMES,
} from '@concierge/tooling/visualNames';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { SwitchMotion } from '../stories/fixtures/motion.ts';
import { startClock, stopClock } from '../stories/setup/clock.ts';
import { checkWithAxe } from './axeChecks.ts';
import { checkDeferredRows } from './deferredRows.ts';
import { lostInForcedColors, sidewaysScroll, smallTargets } from './layoutChecks.ts';

/**
 * Turns motion off, so that a story's end state is reached at once. The timer of a toast is the animation of an
 * invisible part and keeps its duration.
 */
const NO_MOTION = `
  *:not(.Toastify__progress-bar), *::before, *::after {
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
`;

// The page is reused from file to file. Vitest loads this file again before each, with the time in its URL: with
// a clock that stands still the module would come from the cache, and its hooks would be missing. The preview has
// stopped it when the page was opened.
startClock();
beforeAll(stopClock);
afterAll(startClock);

// Where NODE_ENV is `test`, react-aria asks whether of a long list those in view alone are rendered, as elsewhere.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

/** No story is taller; what is, is cut off in its picture. */
const MAX_HEIGHT = 4000;

function noMotionSheet(): HTMLStyleElement {
  const present = document.querySelector<HTMLStyleElement>('#no-motion');
  if (present) return present;
  const style = document.createElement('style');
  style.id = 'no-motion';
  style.textContent = NO_MOTION;
  document.head.append(style);
  return style;
}

beforeAll(async () => {
  // `fonts.ready` alone resolves before a font face is requested.
  await Promise.all([...document.fonts].map((face) => face.load()));
  const style = noMotionSheet();
  const switchMotion: SwitchMotion = async (motion) => {
    // Without the sheet the components' own reaction to the preference shows.
    style.disabled = motion !== 'still';
    await commands.emulateMedia({ reducedMotion: motion === 'full' ? 'no-preference' : 'reduce' });
  };
  globalThis.switchMotion = switchMotion;
});

/**
 * Advice for tests in a simulated DOM. Storybook wraps events in `act`, so React gives it to stories in which a press
 * loads something; they wait for what they need.
 */
const ADVICE_ON_ACT = /not wrapped in act\(|suspended inside an `act` scope/;

/** What was written to the console as an error or a warning. A story that expects one spies on the console. */
const complaints: unknown[][] = [];
const { error, warn } = console;
beforeAll(() => {
  const collect =
    (write: (...texts: unknown[]) => void) =>
    (...texts: unknown[]) => {
      if (ADVICE_ON_ACT.test(String(texts[0]))) return;
      complaints.push(texts);
      write(...texts);
    };
  console.error = collect(error);
  console.warn = collect(warn);
});
beforeEach(() => void complaints.splice(0));
afterAll(() => Object.assign(console, { error, warn }));

function expectNoComplaint(): void {
  expect(complaints).toEqual([]);
}

// A page that was scrolled stays so for the next story if nothing is laid out between them, and
// that one's picture would be cut off by as much.
beforeEach(() => window.scrollTo(0, 0));

interface StoryMeta {
  storyId?: string;
  /** Read by storyReport.ts after the last story. */
  pictures?: string[];
}

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's addon. */
    story?: { tags: readonly string[] };
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await nextFrame();
}

/**
 * Makes the browser repaint everything: what it painted piece by piece while the story ran differs from that by a
 * shade at the edge of a curve. The hint moves the page to a compositing layer and back, and changes nothing else.
 */
async function repaint(): Promise<void> {
  for (const hint of ['opacity', '']) {
    document.documentElement.style.willChange = hint;
    await nextFrames(2);
  }
}

/**
 * Overlays that still fade in or out, and those that react-aria masks while it waits up to 0.6 s for an on-screen
 * keyboard.
 */
const ENTERING = '[data-entering], [data-exiting], [data-rac][style*="mask-image"]';
const overlaysSettled = () => expect.poll(() => document.querySelectorAll(ENTERING).length).toBe(0);

/**
 * Waits for what comes after a play function by itself, in stories without a picture as well: axe
 * would find a modal that does not know yet that it scrolls.
 */
async function settled(): Promise<void> {
  await overlaysSettled();
  await nextFrames(2);
}

/** Screenshots finish every running animation. The timer of a toast would close it, so it is paused. */
function pauseToasts(): void {
  for (const animation of document.getAnimations()) {
    const { animationName } = animation as CSSAnimation;
    if (animationName === 'cc-toast-timer') animation.playbackRate = 0;
  }
}

/** Room for the shadow of the lowest element. */
const MARGIN = 24;

/**
 * The height of the page with what is below the fold, but without the blank space below the last element. What
 * react-aria has announced is clipped to nothing, but stays on the page for seven seconds, into the next stories.
 */
function contentHeight(): number {
  const bottoms = [...document.body.querySelectorAll(':not([data-live-announcer] *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect().bottom);
  const { scrollHeight } = document.documentElement;
  return Math.min(Math.ceil(Math.max(0, ...bottoms)) + MARGIN, scrollHeight, MAX_HEIGHT);
}

async function comparePicture(name: string): Promise<void> {
  await document.fonts.ready;
  // A table that has measured its width renders again.
  await nextFrames(2);
  pauseToasts();
  const { innerWidth, innerHeight } = window;
  const height = contentHeight();
  if (height > innerHeight) await page.viewport(innerWidth, height);
  await repaint();
  await expect.soft(page).toMatchScreenshot(name, {
    screenshotOptions: { clip: { x: 0, y: 0, width: innerWidth, height } },
  });
  if (height <= innerHeight) return;
  await page.viewport(innerWidth, innerHeight);
  // A modal notices a frame later that its body scrolls, and makes it focusable.
  await nextFrames(4);
}

/** Screens and their parts have to fit a phone, and a desktop at 400 % zoom. */
const REFLOWS = /^(screens|concierge|tablet)-/;

/** What everyone installs also has to be touched. */
const TOUCHED = /^(components|layout)-/;

/** Our targets that stay too small where the page is touched; what else is on the page has sizes of its own. */
function smallWhenTouched(): string[] {
  const { dataset } = document.documentElement;
  const { density } = dataset;
  dataset.density = 'touch';
  const small = smallTargets().filter((target) => !target.startsWith('Story '));
  if (density === undefined) delete dataset.density;
  else dataset.density = density;
  return small;
}

function checkTargets(storyId: string): void {
  const small = smallTargets();
  const smallOnTouch = TOUCHED.test(storyId) ? smallWhenTouched() : [];
  expect({ small, smallOnTouch }).toEqual({ small: [], smallOnTouch: [] });
}

async function checkLayout(storyId: string): Promise<void> {
  const sideways = REFLOWS.test(storyId) ? await sidewaysScroll() : [];
  const lost = await lostInForcedColors();
  expect({ sideways, lost }).toEqual({ sideways: [], lost: [] });
}

/** Calls `check` in the other themes, or in all, and returns to the story's own. */
async function inThemes(
  themes: readonly Theme[],
  own: Theme,
  check: (theme: Theme) => Promise<void>,
): Promise<void> {
  const { dataset } = document.documentElement;
  try {
    for (const theme of themes) {
      dataset.theme = theme;
      await check(theme);
    }
  } finally {
    dataset.theme = own;
  }
}

async function comparePictures(meta: StoryMeta, story: PicturedStory, own: Theme): Promise<void> {
  const pictures: string[] = [];
  meta.pictures = pictures;
  if (!inject('visual')) return;
  await inThemes(['light', 'dark'], own, async (theme) => {
    const picture = pictureName(story, theme);
    if (!picture) return;
    pictures.push(picture);
    await comparePicture(picture);
  });
}

/** Checks every story's end state, portals included. */
afterEach(async ({ task, story }) => {
  const meta = task.meta as StoryMeta;
  const { storyId } = meta;
  if (task.result?.state === 'fail' || !storyId || !story) return;
  const own = (document.documentElement.dataset.theme ?? 'light') as Theme;
  await settled();
  switch (inject('checks')) {
    case 'own':
      await checkWithAxe(own, own);
      await checkDeferredRows();
      checkTargets(storyId);
      break;
    case 'themes':
      await inThemes(
        THEMES.filter((theme) => theme !== own),
        own,
        (theme) => checkWithAxe(theme, own),
      );
      // Last, since it moves the focus and changes the width of the page.
      await checkLayout(storyId);
      break;
    case 'pictures':
      await comparePictures(meta, { id: storyId, tags: story.tags }, own);
      break;
  }
  expectNoComplaint();
});
