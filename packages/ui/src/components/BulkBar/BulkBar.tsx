'use client';

import { isElement } from '../../internal/elements.ts';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { keepFocus } from '../../internal/keepFocus.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { pressedKey } from '../../internal/pressedKey.ts';
import type { ElementProps } from '../../internal/props.ts';
import { screenOnly } from '../../internal/screenOnly.ts';
import type { DataTableActions } from '../DataTable/DataTable.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface BulkBarLabels {
  /** Name of the bar, e.g. 'Actions for the selection'. */
  bar: string;
  /** How many rows are ticked, also read out: '3 selected'. */
  selected: (count: number) => string;
  /** Of the button that takes all ticks away. */
  clear: string;
}

export interface BulkBarProps extends ElementProps<'div'> {
  /** How many rows are ticked; without any the bar is not there. */
  count: number;
  /** The user takes all ticks away, by the button or Escape. */
  onClear: () => void;
  /** Buttons for what can be done with the ticked rows. */
  actions: ReactNode;
  /** The foot of the list, for example its `ListFooter`: the bar takes its place, so that no row moves. */
  children?: ReactNode;
  /** The `actionsRef` of the table: where the focus goes when the bar goes, and what had it before is gone. */
  tableRef?: RefObject<DataTableActions | null> | undefined;
  /** Texts, for screen readers too. */
  labels: BulkBarLabels;
}

/**
 * What can be done with the ticked rows of a list, in the place of its foot and always in view. Escape takes all ticks
 * away; then the focus goes back to the list.
 */
export function BulkBar({
  count,
  onClear,
  actions,
  children,
  tableRef,
  labels,
  onKeyDown,
  onFocus,
  ref,
  ...rest
}: BulkBarProps): ReactElement {
  const open = count > 0;
  const root = useRef<HTMLDivElement>(null);
  /** What had the focus before the bar. */
  const before = useRef<Element>(null);
  const enter = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    const { target, relatedTarget, currentTarget } = event;
    // A dialog that an action opened is elsewhere in the page.
    if (!relatedTarget || !currentTarget.contains(target)) return;
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (!open || !event.currentTarget.contains(event.target as Element)) return;
    if (event.defaultPrevented || pressedKey(event) !== 'Escape') return;
    event.preventDefault();
    // A modal around the list would close as well.
    event.stopPropagation();
    onClear();
  };
  const giveBack = useEffectEvent(() => {
    const { current } = before;
    if (isElement(current) && current.isConnected) current.focus();
    else tableRef?.current?.focusRow('first');
  });
  useEffect(
    () => (root.current ? keepFocus(root.current, () => undefined, giveBack) : undefined),
    [],
  );
  return (
    <Root
      {...rest}
      ref={mergeRefs(root, ref)}
      onKeyDown={press}
      onFocus={enter}
      data-component="BulkBar"
      data-open={open || undefined}
    >
      <VisuallyHidden role="status">{open ? labels.selected(count) : ''}</VisuallyHidden>
      {children && (
        <div data-part="Foot" inert={open}>
          {children}
        </div>
      )}
      {open && (
        <Bar role="group" aria-label={labels.bar} data-part="Bar">
          {/* By keyboard the first Escape takes the ticks away, not a hint. */}
          <IconButton
            icon="x"
            size="sm"
            label={labels.clear}
            tooltipOnFocus={false}
            onClick={() => onClear()}
          />
          <span data-part="Count" aria-hidden="true">
            {labels.selected(count)}
          </span>
          <div data-part="Actions">{actions}</div>
        </Bar>
      )}
    </Root>
  );
}

/** Both are in the same place, which is as high as the higher one. */
const Root = styled.div`
  @layer concierge.components {
    display: grid;
    align-items: center;

    & > :is([data-part='Foot'], [data-part='Bar']) {
      grid-area: 1 / 1;
      min-inline-size: 0;
    }
    & > [data-part='Foot'][inert] {
      visibility: hidden;
    }
    &[data-open] {
      position: sticky;
      inset-block-end: calc(var(--cc-bottom-size, 0px) + ${t.space[2]});
      z-index: ${t.layer.sticky};
    }
    /* What takes the focus is scrolled to above the bar. */
    :root:has(&[data-open]) {
      scroll-padding-block-end: 72px;
    }
    @media (max-width: 640px) {
      :root:has(&[data-open]) {
        scroll-padding-block-end: 148px;
      }
    }
    @media print {
      &[data-open] {
        position: static;
      }
      & > [data-part='Foot'] {
        visibility: visible;
      }
    }
  }
`;

const Bar = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[1]} ${t.space[2]};
    min-block-size: 48px;
    padding: ${t.space[1]} ${t.space[2]};
    border: 1px solid ${t.color.borderStrong};
    border-radius: ${t.radius.lg};
    background: ${t.color.surfaceRaised};
    color: ${t.color.text};
    box-shadow: ${t.shadow.lg};
    --opens-from: 8px;
    animation: cc-open ${t.motion.menu};
    ${screenOnly}

    & > [data-part='Count'] {
      flex: 1;
      font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    & > [data-part='Actions'] {
      display: flex;
      flex-wrap: wrap;
      gap: ${t.space[2]};
    }
    @media (max-width: 640px) {
      /* Of the size of a thumb. */
      --cc-size-control-sm: max(44px, ${t.size.target});
      & > [data-part='Actions'] {
        flex: 1 1 auto;
        & > * {
          flex: 1;
        }
      }
    }
  }
`;
