import { useEffect, type RefObject } from 'react';

/**
 * Marks with `data-near` the options that are in view, or half a view beyond it, and keeps the mark. Each
 * image is a request and to the browser a document of its own: a whole catalogue takes it seconds.
 */
export function useNearImages(root: RefObject<HTMLElement | null>): void {
  // Each time it is drawn: a search brings options that were not there.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          target.setAttribute('data-near', '');
          observer.unobserve(target);
        }
      },
      { scrollMargin: '50%' },
    );
    const unmarked = root.current?.querySelectorAll('[data-icon-id]:not([data-near])') ?? [];
    for (const option of unmarked) observer.observe(option);
    return () => observer.disconnect();
  });
}
