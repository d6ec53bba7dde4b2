/**
 * What lets axe ask less of a page in a second theme, for stories and for the built console: where a theme
 * changes nothing but colours, the rules that do not look at them would answer the same again.
 */

/** The rules whose answer may change with a colour. */
export const COLOR_RULES: string[] = ['color-contrast', 'link-in-text-block'];

/**
 * What all other rules go by: the tree, which of its elements are seen or heard, where they are, and what
 * lies on what. Runs in the page, so it takes nothing from this file.
 */
export function shapeOfPage(): string {
  const boxes = [...document.body.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const { opacity, zIndex, mixBlendMode, filter } = getComputedStyle(element);
    return [x, y, width, height, shown, opacity, zIndex, mixBlendMode, filter];
  });
  return JSON.stringify([document.body.innerHTML, boxes]);
}
