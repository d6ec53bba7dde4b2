import type { Page } from '@playwright/test';

/**
 * What has the focus and is wholly under something else (WCAG 2.4.11), when one goes back through the page by Shift+Tab,
 * which scrolls to the upper edge, and forth, which scrolls to the lower one.
 */
export const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const covered = (element: HTMLElement) => {
      const points = [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y): [number, number] => [left + width * x, top + height * y]),
        ),
      );
      return points.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return !element.contains(hit) && !hit?.contains(element);
      });
    };
    const modal = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    const stops = [
      ...(modal ?? document).querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, textarea:enabled, [tabindex]',
      ),
    ].filter(
      (element) =>
        (element.tabIndex >= 0 || element.matches('tr')) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('[inert], [aria-hidden="true"]') === null,
    );
    const found = [...stops, ...stops.toReversed()].flatMap((element) => {
      element.focus();
      if (element !== document.activeElement || !covered(element)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`${element.tagName.toLowerCase()} “${name.slice(0, 40)}”`];
    });
    (document.activeElement as HTMLElement | null)?.blur();
    return found;
  });

/** Text set as far apart as a reader may set it (WCAG 1.4.12). */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Texts that are cut off at their lower or upper edge. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowY, clipPath, display, webkitLineClamp } = getComputedStyle(element);
        return (
          /hidden|clip/.test(overflowY) &&
          // Cut on purpose: what it opens says the rest.
          webkitLineClamp === 'none' &&
          clipPath === 'none' &&
          display !== 'inline' &&
          element.textContent.trim() !== '' &&
          element.checkVisibility({ visibilityProperty: true }) &&
          element.clientHeight > 1 &&
          element.scrollHeight > element.clientHeight + 1
        );
      })
      .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.slice(0, 40)}”`),
  );

/** Fields whose text is so small that a phone zooms into them. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, textarea, select')]
      .filter(
        (field) =>
          !field.matches('[type="checkbox"], [type="radio"], [type="hidden"]') &&
          field.ariaHidden !== 'true' &&
          field.checkVisibility() &&
          parseFloat(getComputedStyle(field).fontSize) < 16,
      )
      .map((field) => field.ariaLabel ?? field.id),
  );
