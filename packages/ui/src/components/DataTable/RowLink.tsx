import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../../internal/Anchor.tsx';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';
import { rowTargetStyle } from './rowTargetStyle.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the link. */
export interface RowLinkProps extends ElementProps<'a'> {
  /** Where the row leads. Within the product `UiProvider` takes the way. */
  href: string;
  /** The link of a router in place of ours: an element, or a function that spreads our props on one. */
  render?: RenderLink | undefined;
  /** What the row is; the name of the link. */
  children: ReactNode;
}

/**
 * Makes a row of a `DataTable` a link: put it into the `cell` of the `primary` column, one per row. A press anywhere
 * on the row follows it; buttons and links in other cells stay above it. In a pinned column the target
 * is its cell, which is always in view.
 */
export function RowLink(props: RowLinkProps): ReactElement {
  return <Root {...props} data-component="RowLink" />;
}

const Root = styled(Anchor)`
  @layer concierge.components {
    ${rowTargetStyle}
  }
`;
