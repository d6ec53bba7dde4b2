'use client';

import { useId, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { useOverflow } from '../../internal/useOverflow.ts';

/** What the guest wrote, whole; a very long note scrolls, by keyboard as well. */
export function GuestNote({ label, children }: { label: string; children: string }): ReactElement {
  const labelId = useId();
  const quote = useRef<HTMLQuoteElement>(null);
  const overflows = useOverflow(quote);
  return (
    <figure data-part="GuestNote">
      <Label id={labelId}>{label}</Label>
      <Quote
        ref={quote}
        {...(overflows ? { tabIndex: 0, role: 'group', 'aria-labelledby': labelId } : {})}
      >
        <p dir="auto">{children}</p>
      </Quote>
    </figure>
  );
}

const Label = styled.figcaption`
  @layer concierge.components {
    margin-block-end: ${t.space[1]};
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
  }
`;

const Quote = styled.blockquote`
  @layer concierge.components {
    max-block-size: 128px;
    margin: 0;
    overflow: auto;
    padding-inline-start: ${t.space[3]};
    border-inline-start: 3px solid ${t.color.border};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    overflow-wrap: anywhere;
    white-space: pre-line;

    &:focus-visible {
      ${focusRing}
    }
  }
`;
