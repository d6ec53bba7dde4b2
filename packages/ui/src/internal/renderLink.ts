import type { ComponentProps, ReactElement } from 'react';
import { defined } from './defined.ts';
import { mergeTriggerProps } from './trigger.ts';

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

/** What a product renders for a link, with our props. */
export function renderLink(render: RenderLink, props: ComponentProps<'a'>): ReactElement {
  if (typeof render === 'function') return render(props as LinkElementProps);
  return mergeTriggerProps(render, defined<object>(props));
}
