import type { Page } from '@playwright/test';

/** What takes a press: controls, links, and what has a role of one. */
const PRESSABLE = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  ...['button', 'checkbox', 'combobox', 'link', 'menuitem', 'option', 'radio', 'switch', 'tab'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/**
 * What a press would not reach: every control whose middle is under something else, also after it has been scrolled
 * into view. What is behind an open modal takes no press and is left out.
 */
export const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate((pressable) => {
    const hitBy = (element: Element) => {
      // A link may go over two lines, with nothing of it in the middle of both.
      const { left, top, width, height } = element.getClientRects()[0] as DOMRect;
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    const reached = (element: Element, hit: Element | null) =>
      hit !== null &&
      (element.contains(hit) || hit.closest<HTMLLabelElement>('label')?.control === element);
    // As the skip link: shown by the focus alone.
    const forKeyboard = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || forKeyboard(element.parentElement));
    const describe = (element: Element | null) =>
      element === null
        ? 'nothing'
        : `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}”`;
    const scrollers = [document.scrollingElement, ...document.querySelectorAll('*')].filter(
      (element) =>
        element !== null &&
        element.scrollHeight + element.scrollWidth > element.clientHeight + element.clientWidth,
    ) as Element[];
    const places = scrollers.map(
      (element) => [element, element.scrollLeft, element.scrollTop] as const,
    );
    const missed = [...document.querySelectorAll(pressable)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0 &&
        !element.closest('[inert], [aria-hidden="true"], [hidden]') &&
        !forKeyboard(element) &&
        !reached(element, hitBy(element)),
    );
    const found = missed.flatMap((element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const hit = hitBy(element);
      return reached(element, hit) ? [] : [`${describe(element)} is under ${describe(hit)}`];
    });
    for (const [element, left, top] of places) element.scrollTo({ left, top, behavior: 'instant' });
    return found;
  }, PRESSABLE);
