/** Moves the focus to the heading of the screen: a screen reader reads where one is, and Tab goes on from there. */
export function focusHeading(screen: Element | null): void {
  const heading = screen?.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
