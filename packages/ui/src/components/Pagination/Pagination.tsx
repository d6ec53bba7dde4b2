'use client';

import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import type { ElementProps } from '../../internal/props.ts';
import { screenOnly } from '../../internal/screenOnly.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isShownNarrow, pageItems } from './paginationModel.ts';

export { pageItems, type PageItem } from './paginationModel.ts';

export interface PaginationLabels {
  /** Name of the landmark. */
  label: string;
  previous: string;
  next: string;
  /** Name of the button for page `n`, counted from 1. */
  page: (n: number) => string;
  /** Name of the current page's button, counted from 1. */
  current: (n: number) => string;
}

export interface PaginationProps extends ElementProps<'nav', 'children'> {
  /** Current page, counted from 0. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** The user asked for a page, counted from 0. */
  onPageChange: (page: number) => void;
  /** Texts, for screen readers too. */
  labels: PaginationLabels;
}

/** Pages of a list. Renders nothing for a single page. */
export function Pagination({
  page,
  pageCount,
  onPageChange,
  labels,
  ...rest
}: PaginationProps): ReactElement | null {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // At either end the pressed arrow is disabled, which would drop the focus.
    if (list.current?.querySelector(':disabled:focus')) {
      list.current.querySelector<HTMLElement>('[aria-current]')?.focus();
    }
  });
  if (pageCount <= 1) return null;
  const items = pageItems(page, pageCount);
  const narrow = (item: number) => {
    if (!isShownNarrow(item, page, pageCount)) return undefined;
    return item > 0 && !isShownNarrow(item - 1, page, pageCount) ? 'gap' : 'page';
  };
  return (
    <Root {...rest} aria-label={labels.label} data-component="Pagination">
      <List ref={list}>
        <li>
          <IconButton
            icon="chevron-left"
            label={labels.previous}
            size="sm"
            disabled={page <= 0}
            onClick={() => onPageChange(page - 1)}
          />
        </li>
        {items.map((item, at) =>
          item === 'gap' ? (
            <Gap key={`after ${items[at - 1]}`} aria-hidden="true" data-part="Gap">
              …
            </Gap>
          ) : (
            <li key={item} data-part="Page" data-narrow={narrow(item)}>
              <PageButton
                type="button"
                aria-label={item === page ? labels.current(item + 1) : labels.page(item + 1)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => item !== page && onPageChange(item)}
              >
                {item + 1}
              </PageButton>
            </li>
          ),
        )}
        <li>
          <IconButton
            icon="chevron-right"
            label={labels.next}
            size="sm"
            disabled={page >= pageCount - 1}
            onClick={() => onPageChange(page + 1)}
          />
        </li>
      </List>
    </Root>
  );
}

const Root = styled.nav`
  @layer concierge.components {
    container-type: inline-size;
    flex: 1;
    /* Five pages of two digits or three longer ones, arrows and gaps: beside less it has a line of its own. */
    min-inline-size: min(100%, calc(7 * ${t.size.controlSm} + 68px));
    ${screenOnly}
  }
`;

const List = styled.ul`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;

    & > li > [data-component='IconButton'] svg:dir(rtl) {
      scale: -1 1;
    }
    @container (max-width: 460px) {
      & > [data-part]:not([data-narrow]) {
        display: none;
      }
      & > [data-narrow='gap'] {
        white-space: nowrap;
      }
      & > [data-narrow='gap']::before {
        content: '…' / '';
        padding-inline: 6px;
        color: ${t.color.textMuted};
      }
    }
  }
`;

const Gap = styled.li`
  @layer concierge.components {
    min-inline-size: 20px;
    color: ${t.color.textMuted};
    text-align: center;
  }
`;

const PageButton = styled.button`
  @layer concierge.components {
    min-inline-size: ${t.size.controlSm};
    block-size: ${t.size.controlSm};
    padding: 0 6px;
    border: 1px solid transparent;
    border-radius: ${t.radius.md};
    background: transparent;
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    transition: background-color ${t.motion.fast};

    &:hover {
      background: ${t.color.surfaceHover};
      color: ${t.color.text};
    }
    &[aria-current] {
      border-color: ${t.color.accentBorder};
      background: ${t.color.accentSubtle};
      color: ${t.color.accentText};
      cursor: default;
    }
    &:focus-visible {
      ${focusRing}
    }
    @media (forced-colors: active) {
      &[aria-current] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  }
`;
