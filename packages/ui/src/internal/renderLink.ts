import {
  cloneElement,
  type ComponentProps,
  type CSSProperties,
  type MouseEventHandler,
  type ReactElement,
} from 'react';
import { mergeRefs } from './mergeRefs.ts';

/** What the element of a link gets: its address, content, class, state, handlers and `ref`. Spread all of it. */
export interface LinkElementProps extends ComponentProps<'a'> {
  href: string;
}

/**
 * The link of a router in place of ours, so that it prefetches and navigates by itself: a function that spreads our
 * props on it (`(props) => <NextLink {...props} />`), or an element that gets them (`<NextLink href="/rooms" />`).
 * What it renders must be one `<a>`.
 */
export type RenderLink = ReactElement | ((props: LinkElementProps) => ReactElement);

interface Given {
  href?: unknown;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  ref?: LinkElementProps['ref'];
}

/** Our props and those of the element: its own win, both classes, styles, click handlers and refs stay. */
function merged(own: LinkElementProps, given: Given): LinkElementProps {
  const { onClick, ref } = own;
  return {
    ...own,
    ...(given as Partial<LinkElementProps>),
    className: [own.className, given.className].filter(Boolean).join(' '),
    style: { ...own.style, ...given.style },
    onClick: (event) => {
      given.onClick?.(event);
      onClick?.(event);
    },
    ...(ref && { ref: mergeRefs(ref, given.ref) }),
  };
}

/** What a product renders for a link, with our props. */
export function renderLink(render: RenderLink, props: ComponentProps<'a'>): ReactElement {
  const own = props as LinkElementProps;
  if (typeof render === 'function') return render(own);
  return cloneElement(render as ReactElement<Given>, merged(own, render.props as Given));
}

/** Where a link leads: what it says, or its element. */
export function hrefOf(
  href: string | undefined,
  render: RenderLink | undefined,
): string | undefined {
  if (href !== undefined || !render || typeof render === 'function') return href;
  const { href: own } = render.props as Given;
  return typeof own === 'string' ? own : undefined;
}
