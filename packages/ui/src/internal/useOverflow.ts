import { useEffect, useState, type RefObject } from 'react';

function overflows(element: HTMLElement, axis: 'inline' | 'block'): boolean {
  // A pixel of tolerance: sizes are rounded, and by different rules.
  return axis === 'inline'
    ? element.scrollWidth > element.clientWidth + 1
    : element.scrollHeight > element.clientHeight + 1;
}

/** Whether an element is larger inside than outside, so that it has to be reachable for scrolling. */
export function useOverflow(
  ref: RefObject<HTMLElement | null>,
  axis: 'inline' | 'block' = 'inline',
): boolean {
  const [overflow, setOverflow] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setOverflow(overflows(element, axis));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref, axis]);
  return overflow;
}
