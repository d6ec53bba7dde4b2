import { focusRingInset } from '../../internal/focusRing.ts';

/**
 * A link or button that stretches over its table row, below the controls of the other cells. A row of a table holds
 * what is positioned in it only with a transform in WebKit, and is too large there without a clip; many rows are
 * grids, which need neither.
 */
export const rowTargetStyle: string = `
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  tr:has(&) { position: relative; }
  table:not([data-many]) tr:has(&) {
    transform: translate(0);
    clip-path: inset(0);
  }
  tr:has(&) :is(a, button, label, input, select, textarea):not(&) {
    z-index: 1;
  }
  tr:has(&) :is(a, button, label):not(&) {
    position: relative;
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible { outline: none; }
  &:focus-visible::after { ${focusRingInset} }
`;
