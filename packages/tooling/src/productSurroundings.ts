import type { Page } from 'playwright';

/** Runs in the page: what each style sheet changes in the parts of the components. */
function compare(surroundings: Record<string, string>): Record<string, string[]> {
  // These take the type of what is around them, or hold a native element of the product.
  const others =
    'Field Flag Grid Icon IconifyIcon Inline Kbd Link ServiceIcon Skeleton Spinner Stack Toaster UserText VisuallyHidden'
      .split(' ')
      .map((name) => `[data-component='${name}'], [data-component='${name}'] *`)
      .join(',');
  const elements = [...document.querySelectorAll('[data-component], [data-part]')].filter(
    (element) => !element.matches(others) && element.clientWidth > 1,
  );
  /** The component that an element is a part of, if it has a box. */
  function componentOf(element: Element | null | undefined): Element | undefined {
    const found = element?.closest('[data-component]');
    if (!found || found.clientWidth > 1) return found ?? undefined;
    return componentOf(found.parentElement);
  }
  const half = (value: number) => Math.round(value * 2) / 2;
  /** Places count from where a line begins, so that they are the same in both directions. */
  const startOf = ({ left, right }: DOMRect) => (document.dir === 'rtl' ? -right : left);
  const factsOf = (element: Element) => {
    const own = element.getBoundingClientRect();
    const component = componentOf(element.parentElement)?.getBoundingClientRect();
    const place = component ? [startOf(own) - startOf(component), own.y - component.y] : [];
    const style = getComputedStyle(element);
    return [
      `box ${[own.width, own.height, ...place].map(half).join(' ')}`,
      `font ${style.fontFamily} ${style.fontSize} ${style.fontWeight} ${style.lineHeight} ${style.letterSpacing}`,
      `colors ${style.color} ${style.backgroundColor}`,
    ];
  };
  const nameOf = (element: Element) =>
    `${componentOf(element)?.getAttribute('data-component')} ${element.getAttribute('data-part') ?? ''}`;
  const alone = elements.map(factsOf);
  const changes = () =>
    elements.flatMap((element, at) =>
      factsOf(element)
        .map((fact, which) => [alone[at]?.[which], fact] as const)
        .filter(([before, fact]) => before !== fact)
        .map(([before, fact]) => `${nameOf(element)}: ${before} -> ${fact}`),
    );
  const style = document.createElement('style');
  style.nonce = 'product';
  document.head.prepend(style);
  const changesBy = (name: string, css: string): string[] => {
    style.textContent = css;
    document.dir = name === 'rtl' ? 'rtl' : '';
    return changes();
  };
  const all = Object.entries(surroundings);
  const found = all.map(([name, css]) => [name, changesBy(name, css)] as const);
  style.remove();
  document.dir = '';
  return Object.fromEntries(found.filter(([, list]) => list.length > 0));
}

/** What the style sheets that a product may have beside ours change in the components on the page; `rtl` turns the page. */
export function changesBeside(
  page: Page,
  surroundings: Record<string, string>,
): Promise<Record<string, string[]>> {
  return page.evaluate(compare, surroundings);
}
