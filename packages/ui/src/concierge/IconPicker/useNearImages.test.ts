import { expect, it, vi } from 'vitest';
import { watchNear } from './useNearImages.ts';

it('Y29 where the browser cannot report what is in view, every image is loaded', () => {
  expect(globalThis.IntersectionObserver).toBeUndefined();
  const setAttribute = vi.fn<Element['setAttribute']>();
  watchNear([{ setAttribute } as Partial<Element> as Element])();
  expect(setAttribute).toHaveBeenCalledWith('data-near', '');
});
