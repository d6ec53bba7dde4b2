import { commands, page } from 'vitest/browser';

/** What a person presses: the smallest of them has to be 24 px wide and high (WCAG 2.5.8). */
const SMALLEST_TARGET = 24;
const TARGETS =
  'button, [role="button"], a[href], input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="menuitem"], [role="menuitemradio"], [role="option"], [role="switch"], [role="gridcell"], [role="slider"]';

/** 1280 px magnified fourfold (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

function nameOf(element: Element): string {
  const component = element.closest<HTMLElement>('[data-component]')?.dataset.component ?? 'Story';
  const text = element.getAttribute('aria-label') ?? element.textContent.trim();
  return `${component} ${element.localName} “${text.slice(0, 40)}”`;
}

/** For screen readers alone: nobody sees it, and it is pressed by their own means. */
function isClipped(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clip, clipPath } = getComputedStyle(at);
    if (clip !== 'auto' || clipPath === 'inset(50%)') return true;
  }
  return false;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const outside = element.closest('.sb-wrapper, #storybook-docs, [inert], [aria-hidden="true"]');
  return !outside && width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true });
}

const shown = (selector: string) => [...document.body.querySelectorAll(selector)].filter(isShown);

/** A link that flows within text is as high as its line: WCAG leaves it out. */
function isInText(element: Element): boolean {
  return element.localName === 'a' && getComputedStyle(element).display === 'inline';
}

/** What is pressed for a control: the label around it, or what spreads over the place it stands in. */
function areaOf(element: Element): DOMRect {
  const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
  if (label && element.matches('[type="checkbox"], [type="radio"]')) {
    return label.getBoundingClientRect();
  }
  const before = getComputedStyle(element, '::after');
  const around = before.content !== 'none' && before.position === 'absolute';
  return (
    around ? ((element as HTMLElement).offsetParent ?? element) : element
  ).getBoundingClientRect();
}

/** Every target that is too small to be hit. */
export function smallTargets(): string[] {
  return shown(TARGETS)
    .filter((element) => !element.matches(':disabled') && !isInText(element) && !isClipped(element))
    .flatMap((element) => {
      const { width, height } = areaOf(element);
      // Edges lie between pixels.
      const fits = Math.min(width, height) >= SMALLEST_TARGET - 0.5;
      return fits ? [] : [`${nameOf(element)}: ${width.toFixed(1)} × ${height.toFixed(1)} px`];
    });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What sticks out of a page of 320 px, so that one has to scroll sideways to read it. */
export async function sidewaysScroll(): Promise<string[]> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(NARROWEST.width, NARROWEST.height);
  try {
    await nextFrame();
    await nextFrame();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= NARROWEST.width) return [];
    const wide = shown('*').filter(
      (element) => element.getBoundingClientRect().right > NARROWEST.width + 0.5,
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
const NOTHING = new Set(['none', 'hidden']);

function hasOutline(style: CSSStyleDeclaration): boolean {
  return !NOTHING.has(style.outlineStyle) && Number.parseFloat(style.outlineWidth) > 0;
}

function hasBorder(style: CSSStyleDeclaration): boolean {
  return (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) =>
      !NOTHING.has(style[`border${side}Style`]) &&
      Number.parseFloat(style[`border${side}Width`]) > 0,
  );
}

/** Where a control draws its edge: itself, the box around it, or what stands in for a hidden input. */
function edgesOf(control: Element): Element[] {
  const around = control.parentElement;
  const stand = control.matches('[type="checkbox"], [type="radio"]')
    ? [...(control.closest('label')?.children ?? [])]
    : [];
  return [control, ...stand, ...(around ? [around] : [])];
}

const showsFocus = (control: Element) =>
  [...edgesOf(control), ...document.querySelectorAll(':focus-within')].some((edge) =>
    hasOutline(getComputedStyle(edge)),
  );

/** A field one types in is only known by its edge; a button has its words or its icon as well. */
const needsEdge = (control: Element) =>
  control.matches('input, select, textarea') && !control.matches('[type="color"], [type="range"]');

/** Controls that can no longer be told from the page where the system picks the colours. */
export async function lostInForcedColors(): Promise<string[]> {
  await commands.emulateMedia({ forcedColors: 'active' });
  const before = document.activeElement;
  try {
    await nextFrame();
    const controls = shown(CONTROLS).filter((control) => !control.matches(':disabled'));
    const edgeless = controls
      .filter((control) => needsEdge(control))
      .filter((control) => !edgesOf(control).some((edge) => hasBorder(getComputedStyle(edge))))
      .map((control) => `${nameOf(control)} has no edge`);
    return [...edgeless, ...(await unseenFocus(controls))];
  } finally {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    await commands.emulateMedia({ forcedColors: 'none' });
  }
}

/** As a person who uses the keyboard: only to them the focus has to be shown. The key does nothing. */
function pressKey(): void {
  for (const type of ['keydown', 'keyup']) {
    document.body.dispatchEvent(new KeyboardEvent(type, { key: 'F9', bubbles: true }));
  }
}

/** Of every kind of control one: what they look like does not depend on what they say. */
async function unseenFocus(controls: readonly Element[]): Promise<string[]> {
  pressKey();
  const kinds = new Map(controls.map((control) => [control.className, control]));
  const unseen: string[] = [];
  for (const control of kinds.values()) {
    (control as HTMLElement).focus({ preventScroll: true, focusVisible: true });
    if (document.activeElement !== control || showsFocus(control)) continue;
    // What the headless library marks comes with the next frame.
    await nextFrame();
    if (!showsFocus(control)) unseen.push(`${nameOf(control)} does not show its focus`);
  }
  return unseen;
}
