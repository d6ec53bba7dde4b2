import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

export interface TableFit {
  /** The `ref` of the element around the table. */
  scroller: RefCallback<HTMLElement>;
  /** Where rows are cards, as a CSS rule; never on paper. */
  cards: string;
  /** Rows are cards although the window is wide. */
  narrow: boolean;
  /** It is wider than its container, so it must be focusable for scrolling. */
  overflows: boolean;
}

/**
 * How a table fits its container, measured between layout and paint, so that no frame shows the wrong layout.
 * A container query could switch to cards as well, but costs in every cell what one measurement costs here.
 * In a narrow window a media query switches without measuring.
 */
export function useTableFit(loading: boolean): TableFit {
  const [narrow, setNarrow] = useState(false);
  const [overflows, setOverflows] = useState(false);
  const around = useRef<HTMLElement>(null);
  const loadedSize = useRef(0);
  useLayoutEffect(() => {
    const style = around.current?.style;
    if (!loading || !style) return undefined;
    // Rows that load have the room of those before them at least, so that what is below stays where it is.
    style.minBlockSize = `${loadedSize.current}px`;
    return () => {
      style.minBlockSize = '';
    };
  }, [loading]);
  const scroller = useCallback((box: HTMLElement) => {
    around.current = box;
    // Not in every test environment.
    if (!globalThis.ResizeObserver) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth, dataset, firstElementChild: table } = box;
      if (dataset['loading'] === undefined && table) {
        loadedSize.current = table.getBoundingClientRect().height;
      }
      flushSync(() => setNarrow(clientWidth <= 640 && innerWidth > 640));
      // A pixel of tolerance: sizes are rounded, and by different rules.
      setOverflows(box.scrollWidth > clientWidth + 1);
    });
    // The busy line above is as wide as the container, and its height does not depend on the rows.
    observer.observe(box.previousElementSibling ?? box);
    observer.observe(box.firstElementChild ?? box);
    return () => observer.disconnect();
  }, []);
  const cards = `@media screen${narrow ? '' : ' and (max-width: 640px)'}`;
  return { scroller, cards, narrow, overflows };
}
