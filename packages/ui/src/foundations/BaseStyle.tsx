import type { ReactElement } from 'react';
import { createGlobalStyle } from 'styled-components';
import { baseCss } from './baseRules.ts';

/**
 * The base styles of a page without the design tokens, for a page that links `@concierge/ui/tokens.css` as a
 * stylesheet and so needs no tokens in its JavaScript. `@concierge/ui/base.css` holds the same as a stylesheet; with
 * tokens and all there is `GlobalStyle`, for a part of a page `ScopedBaseStyle`. They are in the cascade layer
 * `concierge.base`: every rule outside of layers wins.
 */
export function BaseStyle(): ReactElement {
  return <Style />;
}

const Style = createGlobalStyle`
  ${baseCss}
`;
