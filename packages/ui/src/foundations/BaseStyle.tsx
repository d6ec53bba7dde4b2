import type { ReactElement } from 'react';
import { createGlobalStyle } from 'styled-components';
import { t } from './t.generated.ts';

/**
 * The base styles of a page without the design tokens, for a page that links `@concierge/ui/tokens.css` as a
 * stylesheet and so needs no tokens in its JavaScript. Otherwise render `GlobalStyle`.
 */
export function BaseStyle(): ReactElement {
  return <Style />;
}

const Style = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-color: ${t.color.borderStrong} transparent;
  }

  body {
    margin: 0;
    background: ${t.color.canvas};
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    font-feature-settings: 'cv11', 'ss03';
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }

  h1, h2, h3, h4, p, figure, ul, ol, dl, dd { margin: 0; }

  ul[class], ol[class] { padding: 0; list-style: none; }

  ::selection { background: ${t.color.accent}; color: ${t.color.textOnAccent}; }
`;
