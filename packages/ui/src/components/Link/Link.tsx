import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { focusRing } from '../../internal/focusRing.ts';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';

export type { LinkElementProps, RenderLink } from '../../internal/renderLink.ts';

export interface LinkProps extends ElementProps<'a'> {
  /** Where it leads. Within the product `UiProvider` takes the way. */
  href: string;
  /** The link of a router in place of ours: an element, or a function that spreads our props on one. */
  render?: RenderLink | undefined;
  /** Marks the link to the current page. */
  current?: boolean | undefined;
  /** The text: where it leads, also when read alone. */
  children: ReactNode;
}

/** Goes to a page. A plain click goes through the router of `UiProvider`, all others stay the browser's. */
export function Link({ current = false, ...rest }: LinkProps): ReactElement {
  return <Root {...rest} {...(current ? { 'aria-current': 'page' } : {})} data-component="Link" />;
}

const Root = styled(Anchor)`
  @layer concierge.components {
    color: ${t.color.link};
    text-decoration: underline;
    text-decoration-color: ${t.color.accentBorder};
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    border-radius: ${t.radius.sm};
    transition: text-decoration-color ${t.motion.fast};

    &:hover {
      text-decoration-color: currentColor;
    }
    &[aria-current='page'] {
      color: ${t.color.text};
      font-weight: ${t.weight.medium};
      text-decoration: none;
    }
    &:focus-visible {
      ${focusRing}
    }
  }
`;
