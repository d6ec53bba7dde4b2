import type { ReactElement } from 'react';

/**
 * An icon of 16 px as decoration, drawn by the path alone: for what a page needs without the bundled icons, which all come
 * with the first of them.
 */
export const lineIcon = (path: string): ReactElement => (
  <svg
    viewBox="0 0 24 24"
    width={16}
    height={16}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
