'use client';

import type { MouseEvent, ReactElement, RefObject } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { screenOnly } from '../../internal/screenOnly.ts';

interface SkipLinkProps {
  /** The page. */
  to: RefObject<HTMLElement | null>;
  /** Of the page. */
  id: string;
  /** Leads before the first row of its list. */
  list: boolean;
  children: string;
}

const ROWS = "[data-component='DataTable'] tbody:has([data-part='Row'])";

/** Jumps over header and menu. Shown while it has the focus. */
export function SkipLink({ to, id, list, children }: SkipLinkProps): ReactElement {
  const skip = (event: MouseEvent) => {
    // No `#` in the address: it belongs to the app.
    event.preventDefault();
    const rows = list ? to.current?.querySelector<HTMLElement>(ROWS) : undefined;
    if (!rows) return to.current?.focus();
    // A table has no stop of its own: the next Tab is the first of its rows.
    rows.tabIndex = -1;
    rows.focus({ preventScroll: true });
    rows.querySelector('tr')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Root href={`#${id}`} onClick={skip} data-part="Skip">
      {children}
    </Root>
  );
}

const Root = styled.a`
  @layer concierge.components {
    position: fixed;
    inset-block-start: ${t.space[2]};
    inset-inline-start: ${t.space[2]};
    z-index: ${t.layer.toast};
    padding: ${t.space[2]} ${t.space[4]};
    border-radius: ${t.radius.md};
    background: ${t.color.accent};
    color: ${t.color.textOnAccent};
    font: ${t.weight.medium} ${t.text.md} ${t.font.sans};
    text-decoration: none;
    box-shadow: ${t.shadow.lg};
    ${screenOnly}

    &:not(:focus) {
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      overflow: hidden;
      white-space: nowrap;
    }
    &:focus-visible {
      ${focusRing}
    }
  }
`;
