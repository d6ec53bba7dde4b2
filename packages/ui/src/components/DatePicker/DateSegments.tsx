'use client';

import type { ComponentProps, ReactElement } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';

/** Day, month, year: each is typed or changed on its own. */
export function DateSegments(
  props: Omit<ComponentProps<typeof DateInput>, 'children' | 'className' | 'style'>,
): ReactElement {
  return (
    <Line data-part="Segments" {...props}>
      {(segment) => <Segment segment={segment} />}
    </Line>
  );
}

const Line = styled(DateInput)`
  @layer concierge.components {
    display: flex;
    flex: 1;
    align-items: center;
    min-inline-size: 0;
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
  }
`;

const Segment = styled(DateSegment)`
  @layer concierge.components {
    box-sizing: border-box;
    min-inline-size: 24px;
    padding: 2px 1px;
    border-radius: ${t.radius.sm};
    font-variant-numeric: tabular-nums;
    text-align: center;
    outline: none;

    &[data-type='literal'] {
      min-inline-size: 0;
      padding: 0;
      white-space: pre;
    }
    &[data-placeholder] {
      color: ${t.color.textMuted};
    }
    &[data-focused] {
      background: ${t.color.accent};
      color: ${t.color.textOnAccent};
    }
    @media (forced-colors: active) {
      &[data-focused] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  }
`;
