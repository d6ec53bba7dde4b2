import { expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';

/** Minimum width and height of a target (WCAG 2.5.8). */
const MIN_TARGET = 24;
/** The same where the page is touched. */
const MIN_TOUCH_TARGET = 48;
const TARGETS =
  'button, [role="button"], a[href], input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="menuitem"], [role="menuitemradio"], [role="option"], [role="switch"], [role="gridcell"], [role="slider"]';

/** 1280 px at 400 % zoom (WCAG 1.4.10). */
const REFLOW_VIEWPORT = { width: 320, height: 640 };

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function nameOf(element: Element): string {
  const component = element.closest<HTMLElement>('[data-component]')?.dataset.component ?? 'Story';
  const text = element.getAttribute('aria-label') ?? element.textContent.trim();
  return `${component} ${element.localName} “${text.slice(0, 40)}”`;
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const outside = element.closest('.sb-wrapper, #storybook-docs, [inert], [aria-hidden="true"]');
  return !outside && width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true });
}

const visible = (selector: string) =>
  [...document.body.querySelectorAll(selector)].filter(isVisible);

/** Visually hidden, for screen readers alone. */
function isClipped(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clip, clipPath } = getComputedStyle(at);
    if (clip !== 'auto' || clipPath === 'inset(50%)') return true;
  }
  return false;
}

/** A link within text is as high as its line: WCAG exempts it. */
const isInline = (element: Element) =>
  element.localName === 'a' && getComputedStyle(element).display === 'inline';

/** What an absolute child is placed in. Not `offsetParent`, which is any cell of a table. */
function positionedParent(element: Element): Element | null {
  let at = element.parentElement;
  while (at && getComputedStyle(at).position === 'static') at = at.parentElement;
  return at;
}

/** The clickable area of a control: its label, or the positioned parent that its `::after` covers. */
function targetRect(element: Element): DOMRect {
  const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
  if (label && element.matches('[type="checkbox"], [type="radio"]')) {
    return label.getBoundingClientRect();
  }
  const { content, position } = getComputedStyle(element, '::after');
  const covers = content !== 'none' && position === 'absolute';
  return ((covers && positionedParent(element)) || element).getBoundingClientRect();
}

/** A value in a chart: WCAG exempts it, since the table behind the chart has the same link. */
const isDrawn = (element: Element) => element.closest('figure [role="grid"]') !== null;

/** Every target below the minimum size. */
export function smallTargets(): string[] {
  const isTouched = document.documentElement.dataset.density === 'touch';
  const least = isTouched ? MIN_TOUCH_TARGET : MIN_TARGET;
  return visible(TARGETS)
    .filter((element) => !element.matches(':disabled') && !isDrawn(element))
    .filter((element) => !isInline(element) && !isClipped(element))
    .flatMap((element) => {
      const { width, height } = targetRect(element);
      // Edges lie between pixels.
      const fits = Math.min(width, height) >= least - 0.5;
      return fits ? [] : [`${nameOf(element)}: ${width.toFixed(1)} × ${height.toFixed(1)} px`];
    });
}

/** What overflows a page of 320 px, so that reading it takes scrolling sideways. */
export async function sidewaysScroll(): Promise<string[]> {
  const { innerWidth, innerHeight } = window;
  const { width, height } = REFLOW_VIEWPORT;
  await page.viewport(width, height);
  try {
    await nextFrame();
    await nextFrame();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= width) return [];
    const wide = visible('*').filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    );
    const innermost = wide.filter(
      (element) => !wide.some((other) => element !== other && element.contains(other)),
    );
    return [`${scrollWidth} px wide`, ...innermost.slice(0, 5).map(nameOf)];
  } finally {
    await page.viewport(innerWidth, innerHeight);
  }
}

const CONTROLS =
  'button, [role="button"], input:not([type="hidden"]), select, textarea, [role="tab"], [role="switch"]';
const NO_LINE = new Set(['none', 'hidden']);

/** Its own, or that of what it stretches over. */
function hasOutline(element: Element): boolean {
  return [getComputedStyle(element), getComputedStyle(element, '::after')].some(
    ({ content, outlineStyle, outlineWidth }) =>
      content !== 'none' && !NO_LINE.has(outlineStyle) && Number.parseFloat(outlineWidth) > 0,
  );
}

function hasBorder(element: Element): boolean {
  const style = getComputedStyle(element);
  return (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) =>
      !NO_LINE.has(style[`border${side}Style`]) &&
      Number.parseFloat(style[`border${side}Width`]) > 0,
  );
}

/** The elements that can show a control's border: itself, its parent, and what replaces a hidden input. */
function edgesOf(control: Element): Element[] {
  const siblings = control.matches('[type="checkbox"], [type="radio"]')
    ? [...(control.closest('label')?.children ?? [])]
    : [];
  return [control, ...siblings, ...(control.parentElement ? [control.parentElement] : [])];
}

const showsFocus = (control: Element) =>
  [...edgesOf(control), ...document.querySelectorAll(':focus-within')].some(hasOutline);

/** react-aria marks the focus a moment later. */
async function comesToShowFocus(control: Element): Promise<boolean> {
  try {
    await vi.waitFor(() => expect(showsFocus(control)).toBe(true), { interval: 10 });
    return true;
  } catch {
    return false;
  }
}

/** A text field is recognized by its border alone; a button has a text or an icon as well. */
const needsBorder = (control: Element) =>
  control.matches('input, select, textarea') && !control.matches('[type="color"], [type="range"]');

/** From here on the page is used by keyboard, so that focus is shown. The key itself does nothing. */
function pressKey(): void {
  for (const type of ['keydown', 'keyup']) {
    document.body.dispatchEvent(new KeyboardEvent(type, { key: 'F9', bubbles: true }));
  }
}

/** One control per class name: what they look like does not depend on what they say. */
async function withoutFocusRing(controls: readonly Element[]): Promise<string[]> {
  pressKey();
  const kinds = new Map(controls.map((control) => [control.className, control]));
  const missing: string[] = [];
  for (const control of kinds.values()) {
    (control as HTMLElement).focus({ preventScroll: true, focusVisible: true });
    if (document.activeElement !== control || showsFocus(control)) continue;
    if (await comesToShowFocus(control)) continue;
    missing.push(`${nameOf(control)} does not show its focus`);
  }
  return missing;
}

/** Also what is decoration, or lies unseen over what is drawn in its place. */
const drawn = (selector: string) =>
  [...document.body.querySelectorAll(selector)].filter(
    (element) =>
      !element.closest('.sb-wrapper, #storybook-docs, [inert]') && element.checkVisibility(),
  );

/** Icons that only a transparent color hides: forced colors show them. */
const hiddenByColor = () =>
  drawn('svg')
    .filter((icon) => icon.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((icon) => /^rgba\(.*, 0\)$/.test(getComputedStyle(icon).color))
    .map((icon) => `${nameOf(icon)} is hidden by its color alone`);

/** The color behind it. */
function groundOf(element: Element | null): string {
  const own = element ? getComputedStyle(element).backgroundColor : 'Canvas';
  return element && /^rgba\(.*, 0\)$/.test(own) ? groundOf(element.parentElement) : own;
}

/** Parts of a check box, radio button or switch that have the color of what they lie on. */
const unseenMarks = () =>
  drawn('[type="checkbox"], [type="radio"]')
    .flatMap((control) => [...(control.nextElementSibling?.children ?? [])])
    .filter((part) => {
      const { visibility, color, backgroundColor } = getComputedStyle(part);
      const own = part.localName === 'svg' ? color : backgroundColor;
      return visibility === 'visible' && own === groundOf(part.parentElement);
    })
    .map((part) => `${nameOf(part)} has a mark that is not seen`);

/** The color of this system color. */
function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Disabled controls whose text looks as if they were not. */
function likeEnabled(): string[] {
  const gray = systemColor('GrayText');
  return drawn(':is(button, input, textarea):disabled')
    .map((control) => control.closest('label') ?? control)
    .filter((element) => element.textContent.trim() !== '')
    .filter((element) => getComputedStyle(element).color !== gray)
    .map((element) => `${nameOf(element)} does not look disabled`);
}

/** Icons with a color of their own, which may be none on the system's ground. */
const ownColors = () =>
  drawn('svg[data-component="Icon"]')
    .filter((icon) => icon.parentElement && groundOf(icon) === groundOf(document.body))
    .filter((icon) => !SYSTEM_COLORS.map(systemColor).includes(getComputedStyle(icon).color))
    .map((icon) => `${nameOf(icon)} has a color that is not the system's`);
const SYSTEM_COLORS = [
  'CanvasText',
  'ButtonText',
  'GrayText',
  'LinkText',
  'Highlight',
  'FieldText',
];

/** Where one of several is the current one: it differs by more than the color of a line. */
const likeOthers = () =>
  visible('button[aria-current="page"]')
    .filter((one) => groundOf(one) === groundOf(one.parentElement) && !hasOutline(one))
    .map((one) => `${nameOf(one)} does not look current`);

/**
 * What forced colors lose: borders, focus rings, marks, and what disabled or current looks like; and icons that only they
 * show.
 */
export async function lostInForcedColors(): Promise<string[]> {
  const shown = hiddenByColor();
  await commands.emulateMedia({ forcedColors: 'active' });
  const before = document.activeElement;
  try {
    await nextFrame();
    const controls = visible(CONTROLS).filter((control) => !control.matches(':disabled'));
    const borderless = controls
      .filter((control) => needsBorder(control) && !edgesOf(control).some(hasBorder))
      .map((control) => `${nameOf(control)} has no border`);
    const lost = [...unseenMarks(), ...likeEnabled(), ...ownColors(), ...likeOthers()];
    return [...shown, ...borderless, ...lost, ...(await withoutFocusRing(controls))];
  } finally {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    await commands.emulateMedia({ forcedColors: 'none' });
  }
}
