import type { ComponentProps, ElementType } from 'react';

/** What the element takes (`className`, `style`, `id`, `data-*`, `aria-*`, `ref` …) with our own props on top. */
export type PropsOver<Tag extends ElementType, Own> = Omit<ComponentProps<Tag>, keyof Own> & Own;
