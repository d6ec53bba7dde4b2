'use client';

import {
  use,
  type ComponentProps,
  type MouseEvent,
  type MouseEventHandler,
  type ReactElement,
} from 'react';
import { renderLink, type RenderLink } from './renderLink.ts';
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
function useLinkClick(
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

interface AnchorProps extends ComponentProps<'a'> {
  render?: RenderLink | undefined;
}

/** A link: ours, which goes through the router of `UiProvider`, or the link of a router, which goes by itself. */
export function Anchor({ render, ...props }: AnchorProps): ReactElement {
  const follow = useLinkClick(props.onClick);
  if (render) return renderLink(render, props);
  const { children, href, ...rest } = props;
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** The same for a part of react-aria, which says what its element gets. */
export function anchorOf(render: RenderLink | undefined): (props: object) => ReactElement {
  return (props) => <Anchor {...props} render={render} />;
}
