/** Between the button and the keyboard. */
const GAP = 16;

/** The button that sends what is typed in the focused field. */
function buttonOfFocus(): [field: Element, button: Element] | null {
  const field = document.activeElement;
  const button = field?.matches('input, textarea')
    ? field.closest('form')?.querySelector('[type="submit"]')
    : null;
  return field && button ? [field, button] : null;
}

/**
 * Keeps the button of a form in view over the keyboard of a phone. Some browsers make the page lower for it; others
 * lay it over the page, which then needs room to be scrolled.
 */
export function keepButtonInView(): void {
  const view = globalThis.visualViewport;
  if (!view) return;
  const follow = () => {
    const bottom = view.offsetTop + view.height;
    const covered = Math.max(0, globalThis.innerHeight - bottom);
    document.documentElement.style.setProperty('--tablet-keyboard', `${covered}px`);
    const focus = buttonOfFocus();
    if (!focus) return;
    const [field, button] = focus.map((element) => element.getBoundingClientRect());
    if (!field || !button) return;
    // The field itself is not scrolled away.
    const over = Math.min(button.bottom + GAP - bottom, field.top - view.offsetTop - GAP);
    if (over > 0) globalThis.scrollBy(0, over);
  };
  view.addEventListener('resize', follow);
  document.addEventListener('focusin', follow);
}
