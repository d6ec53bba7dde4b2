import { t } from '../foundations/t.generated.ts';

/**
 * A box that slides open and shut to the height of its one child, by the presence of `data-open`.
 * Shut it is out of the tab order and of the accessibility tree, but its state stays.
 */
export function collapse(duration: string = t.motion.slide): string {
  return `
    display: grid;
    grid-template-rows: 0fr;
    visibility: hidden;
    transition: grid-template-rows ${duration} ease, visibility ${duration};

    & > * { min-block-size: 0; overflow: hidden; }
    &[data-open] {
      grid-template-rows: 1fr;
      visibility: visible;
      /* At once: what is still hidden in the first frame takes no focus. */
      transition-duration: ${duration}, 0s;
    }
  `;
}
