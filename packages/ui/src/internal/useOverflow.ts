import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is higher inside than outside, so that it has to be reachable for scrolling. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflow, setOverflow] = useState(false);
  useEffect(() => {
    const element = ref.current;
    // Not in every test environment.
    if (!element || !globalThis.ResizeObserver) return undefined;
    // A pixel of tolerance: sizes are rounded, and by different rules.
    const measure = () => setOverflow(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflow;
}
