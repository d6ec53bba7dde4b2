import { use, type MouseEvent, type MouseEventHandler } from 'react';
import { UiContext } from './uiContext.ts';

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

function staysHere(link: HTMLAnchorElement): boolean {
  const ownTab = !link.target || link.target === '_self';
  return ownTab && !link.hasAttribute('download') && link.origin === window.location.origin;
}

/** A click handler for `<a>`: a plain left click goes to the app's router, all others stay the browser's. */
export function useLinkClick(
  onClick: MouseEventHandler<HTMLAnchorElement> | undefined,
): MouseEventHandler<HTMLAnchorElement> {
  const navigate = use(UiContext)?.navigate;
  return (event) => {
    onClick?.(event);
    const link = event.currentTarget;
    if (!navigate || !isPlainClick(event) || !staysHere(link)) return;
    event.preventDefault();
    navigate(link.getAttribute('href') ?? link.href);
  };
}
