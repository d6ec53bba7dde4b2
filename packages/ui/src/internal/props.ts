import type { ComponentProps, ElementType } from 'react';

/** The props of an element (`className`, `style`, `id`, `data-*`, `aria-*`, `ref` …), without some that ours replace. */
export type ElementProps<Tag extends ElementType, Without extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  Without
>;
