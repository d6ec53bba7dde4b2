import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { CARDS_UP_TO } from './dataTableModel.ts';

export interface TableFit {
  /** Rows have to be cards, though the window is wide. In a narrow window they are, by a media query. */
  cards: boolean;
  /** It is wider than its place, so that it has to be reachable for scrolling. */
  overflows: boolean;
}

interface Parts {
  /** As wide as the table's place, and never higher: its own size does not follow from what is drawn. */
  line: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Measured between layout and paint, so that no frame shows the other layout. A container query would do
 * the same, but it costs in every cell what one look at the width costs here.
 */
export function useTableFit({ line, scroller }: Parts): TableFit {
  const [fit, setFit] = useState<TableFit>({ cards: false, overflows: false });
  useLayoutEffect(() => {
    const place = line.current;
    const box = scroller.current;
    if (!place || !box) return undefined;
    let cards = false;
    const observer = new ResizeObserver(() => {
      const narrow = place.getBoundingClientRect().width <= CARDS_UP_TO;
      const wanted = narrow && !matchMedia(`(max-width: ${CARDS_UP_TO}px)`).matches;
      if (wanted !== cards) {
        cards = wanted;
        flushSync(() => setFit((before) => ({ ...before, cards })));
      }
      // A pixel of tolerance: sizes are rounded, and by different rules.
      const overflows = box.scrollWidth > box.clientWidth + 1;
      setFit((before) => (before.overflows === overflows ? before : { ...before, overflows }));
    });
    observer.observe(place);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [line, scroller]);
  return fit;
}

const never = () => () => undefined;

/** Whether this is what a server drew, not yet taken over by the browser. */
export function useServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
