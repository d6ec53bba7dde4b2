import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

export interface TableFit {
  /** The `ref` of the element around the table. */
  scroller: RefCallback<HTMLElement>;
  /** Where its rows are cards, as a rule of CSS: `&` is here. */
  cards: string;
  /** It is wider than its place, so that it has to be reachable for scrolling. */
  overflows: boolean;
}

/**
 * How a table fits its place, measured between layout and paint, so that no frame shows the other layout.
 * A container query would tell of the cards as well, but it costs in every cell what one look at the
 * width costs here. In a narrow window a media query knows before any script.
 */
export function useTableFit(): TableFit {
  const [narrow, setNarrow] = useState(false);
  const [overflows, setOverflows] = useState(false);
  const scroller = useCallback((box: HTMLElement) => {
    const observer = new ResizeObserver(() => {
      const { clientWidth } = box;
      flushSync(() => setNarrow(clientWidth <= 640 && innerWidth > 640));
      // A pixel of tolerance: sizes are rounded, and by different rules.
      setOverflows(box.scrollWidth > clientWidth + 1);
    });
    // The line above it is as wide as the place, and its height does not follow from what is drawn.
    observer.observe(box.previousElementSibling ?? box);
    observer.observe(box.firstElementChild ?? box);
    return () => observer.disconnect();
  }, []);
  return { scroller, cards: narrow ? '&' : '@media (max-width: 640px)', overflows };
}
