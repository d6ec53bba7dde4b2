import type { Locator, Page } from 'playwright';

/** Where in a page a part of it may be: those of `places.tsx` in the product. */
export const PLACES = ['shadow', 'iframe', 'dialog', 'fullscreen', 'dark'];

/** What the first button of an example opens. */
const OPENED = {
  Modal: 'dialog',
  ConfirmDialog: 'alertdialog',
  Menu: 'menu',
  Popover: 'dialog',
  Select: 'listbox',
  DatePicker: 'dialog',
  Tooltip: 'tooltip',
  Toaster: 'status',
} as const;
type Name = keyof typeof OPENED;
export const OPENED_NAMES = Object.keys(OPENED) as Name[];

/** What is seen of an overlay, and what of the page it is in. */
function factsOf(element: Element, expectedPlace: string) {
  const root = element.getRootNode() as ShadowRoot;
  const found = element.closest('[data-place]') ?? root.host ?? window.frameElement;
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = root.elementFromPoint(x + width / 2, y + height / 2);
  const surface = element.closest(
    '[data-part="Surface"], [data-part="Popover"], [data-part="Box"]',
  );
  const style = getComputedStyle(surface ?? element);
  return {
    isInPlace: (found?.getAttribute('data-place') ?? '') === expectedPlace,
    // A press goes through a hint.
    isSeen: element.contains(top) || element.matches('[role="tooltip"]'),
    look: [style.backgroundColor, style.color, style.fontFamily, style.fontSize].join(' '),
  };
}

const hasFocus = (element: Element) =>
  element.contains((element.getRootNode() as Document).activeElement);

/** Opens what the first button opens. */
export async function press(
  part: Locator,
  name: Name,
): Promise<[opener: Locator, overlay: Locator]> {
  const opener = part.getByRole('button').first();
  await (name === 'Tooltip' ? opener.hover() : opener.click());
  const overlay = part.getByRole(OPENED[name]).last();
  await overlay.waitFor();
  return [opener, overlay];
}

/** Opens what the example on the page opens, works in it and closes it again; returns what was seen of it. */
export async function openIn(page: Page, place: string, name: Name): Promise<object> {
  const frame = page.frameLocator('iframe').locator('body');
  const part = place === 'iframe' ? frame : page.locator(place ? '[data-place]' : 'body');
  // Alone among the calls of a page it counts as pressed by a person.
  if (place === 'fullscreen') await part.evaluate((element) => element.requestFullscreen());
  const [opener, overlay] = await press(part, name);
  const facts = await overlay.evaluate(factsOf, place);
  if (name === 'Tooltip' || name === 'Toaster') return facts;
  const field = overlay.getByRole('textbox');
  if ((await field.count()) > 0) {
    await field.fill('');
    await page.keyboard.type('412');
    await page.keyboard.press('Tab');
  }
  const keepsFocus = await overlay.evaluate(hasFocus);
  await page.keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  await opener.and(part.locator(':focus')).waitFor();
  return { ...facts, keepsFocus };
}
