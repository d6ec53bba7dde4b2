import { t } from '../foundations/t.generated.ts';

/** The one focus ring, for `:focus-visible` rules. Forced colors replace the color by themselves. */
export const focusRing: string = `
  outline: 2px solid ${t.color.focus};
  outline-offset: 2px;
`;

/** The ring inside the edge, for entries that fill their container. */
export const focusRingInset: string = `
  outline: 2px solid ${t.color.focus};
  outline-offset: -2px;
`;
