'use client';

import type { ComponentProps, ReactElement } from 'react';
import { useLinkClick } from './navigation.ts';
import { renderLink, type RenderLink } from './renderLink.ts';

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
