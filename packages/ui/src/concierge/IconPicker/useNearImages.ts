import { useEffect, type RefObject } from 'react';

/**
 * Marks with `data-near` the options that are in view, or half a view beyond it, and keeps the mark. Each
 * image is a request and to the browser a document of its own: a whole catalogue takes it seconds.
 */
export function useNearImages(root: RefObject<HTMLElement | null>): void {
  // After every render: a search brings options that were not there.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) target.setAttribute('data-near', '');
        }
      },
      { scrollMargin: '50%' },
    );
    const options = root.current?.querySelectorAll('[role="option"]') ?? [];
    for (const option of options) observer.observe(option);
    return () => observer.disconnect();
  });
}
