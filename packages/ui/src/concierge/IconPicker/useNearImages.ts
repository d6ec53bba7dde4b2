import { useEffect, type RefObject } from 'react';

const markNear = (element: Element) => element.setAttribute('data-near', '');

/** Marks those that are near with `data-near`, in browsers that do not report all of them; returns how to stop. */
export function watchNear(elements: readonly Element[]): () => void {
  if (!globalThis.IntersectionObserver) {
    elements.forEach(markNear);
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) markNear(target);
    },
    { scrollMargin: '50%' },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Marks with `data-near` the options that are in view, or half a view beyond it, and keeps the mark. Each
 * image is a request and to the browser a document of its own: a whole catalog takes it seconds.
 */
export function useNearImages(root: RefObject<HTMLElement | null>): void {
  // After every render: a search brings options that were not there.
  useEffect(() => watchNear(Array.from(root.current?.querySelectorAll('[role="option"]') ?? [])));
}
