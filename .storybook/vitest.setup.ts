import { pictureName } from '@concierge/tooling/visualNames';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { commands, page, server } from 'vitest/browser';
import '../stories/fixtures/motion.ts';
import { startClock, stopClock } from '../stories/setup/clock.ts';
import { lostInForcedColors, sidewaysScroll, smallTargets } from './reachChecks.ts';
import { checkWholeTables } from './wholeTable.ts';
import type { Theme } from './otherThemes.ts';
import { proveThemes } from './themeProof.ts';
import { checkThemes, type Undecided } from './themeChecks.ts';

/**
 * Stills motion, so that a story's end state is reached at once. The toast timer is an animation of a
 * part nobody sees and has to keep its time.
 */
const STILL = `
  *:not(.Toastify__progress-bar), *::before, *::after {
    animation-duration: 0s !important;
    animation-delay: 0s !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
`;

// The page lives on from file to file. Vitest loads this one again before each, at an address made of the
// time: while the clock stood still it would be taken for loaded, and its hooks would be missing.
stopClock();
afterAll(startClock);

/** Nothing a story shows is taller; what is, is cut off here. */
const MAX_HEIGHT = 4000;

function stillSheet(): HTMLStyleElement {
  const present = document.querySelector<HTMLStyleElement>('#still');
  if (present) return present;
  const style = document.createElement('style');
  style.id = 'still';
  style.textContent = STILL;
  document.head.append(style);
  return style;
}

beforeAll(async () => {
  // `fonts.ready` alone resolves before a face is asked for.
  await Promise.all([...document.fonts].map((face) => face.load()));
  const style = stillSheet();
  globalThis.switchMotion = async (motion) => {
    // Without the sheet one sees what the components themselves make of the wish.
    style.disabled = motion !== 'still';
    await commands.emulateMedia({ reducedMotion: motion === 'full' ? 'no-preference' : 'reduce' });
  };
});

// The page stays open from file to file, and so does what was proven in it.
beforeAll(async () => {
  if (!inject('axe') || globalThis.themesAreProven) return;
  await proveThemes();
  globalThis.themesAreProven = true;
});

declare global {
  // Declared this way a global has a type.
  var themesAreProven: boolean | undefined;
}

interface StoryMeta {
  storyId?: string;
  /** Read by storyReport.ts when all stories have run. */
  picture?: string;
  undecided?: Undecided[];
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Has the browser paint everything once more. What it painted piece by piece while the story ran differs
 * from that by a shade at the edge of a curve. The hint moves the page to a layer of its own and back,
 * and changes nothing else.
 */
async function paintAfresh(): Promise<void> {
  for (const hint of ['opacity', '']) {
    document.documentElement.style.willChange = hint;
    await nextFrame();
    await nextFrame();
  }
}

/**
 * What opens or closes is see-through until it is done with it; so is, where there may be a keyboard on
 * the screen, an overlay whose field takes the focus: the headless library masks it while it waits for
 * the keyboard.
 */
const ARRIVING = '[data-entering], [data-exiting], [data-rac][style*="mask-image"]';
/** The keyboard is waited for 0.6 s. */
const PATIENCE_MS = 5000;
const arrived = () =>
  expect.poll(() => document.querySelectorAll(ARRIVING).length, { timeout: PATIENCE_MS }).toBe(0);

/**
 * Only a picture needs the page painted. See-through, the frame it lies in is laid out and runs as ever, and
 * the browser spares itself the pixels of all that play functions and the checks in other themes change.
 */
function setPainted(painted: boolean): void {
  const isWatched = !server.config.browser.headless;
  (window.frameElement as HTMLElement).style.opacity = painted || isWatched ? '' : '0';
}
setPainted(false);

/**
 * For a picture every animation is brought to its end, except for those that stand still. That of a toast's
 * timer would take the toast away, from the picture and from all that is checked after it.
 */
function holdToasts(): void {
  for (const animation of document.getAnimations()) {
    const { animationName } = animation as CSSAnimation;
    if (animationName === 'cc-toast-timer') animation.playbackRate = 0;
  }
}

/** Draws the whole page, also what lies below the fold. */
async function compare(name: string): Promise<void> {
  await document.fonts.ready;
  holdToasts();
  setPainted(true);
  const { innerWidth, innerHeight } = window;
  const height = Math.min(document.documentElement.scrollHeight, MAX_HEIGHT);
  if (height > innerHeight) await page.viewport(innerWidth, height);
  await paintAfresh();
  await expect.soft(page).toMatchScreenshot(name);
  setPainted(false);
  if (height <= innerHeight) return;
  await page.viewport(innerWidth, innerHeight);
  // A modal hears a frame later that its body scrolls now, and makes it a stop for the keyboard.
  for (let frame = 0; frame < 4; frame += 1) await nextFrame();
}

/** Screens and their pieces have to fit a phone, and a desk at 400 %. */
const REFLOWS = /^(screens|concierge)-/;

/** Whether everything can be hit, read without scrolling sideways, and told apart in forced colours. */
async function checkReach(storyId: string): Promise<void> {
  const problems = {
    smallTargets: smallTargets(),
    sidewaysScroll: REFLOWS.test(storyId) ? await sidewaysScroll() : [],
    lostInForcedColors: await lostInForcedColors(),
  };
  expect(problems).toEqual({ smallTargets: [], sidewaysScroll: [], lostInForcedColors: [] });
}

/** Every story's end state, portals included: its picture first, then axe in every theme. */
afterEach(async ({ task }) => {
  const meta = task.meta as StoryMeta;
  const { storyId } = meta;
  if (task.result?.state === 'fail' || !storyId) return;
  const own = (document.documentElement.dataset.theme ?? 'light') as Theme;
  await arrived();
  if (inject('visual')) {
    meta.picture = pictureName(storyId);
    await compare(meta.picture);
  }
  if (inject('axe')) meta.undecided = await checkThemes(own);
  await checkWholeTables();
  // Last, since it moves the focus and the width of the page.
  await checkReach(storyId);
});
