import type { ReactElement } from 'react';
import { createGlobalStyle } from 'styled-components';
import { t } from './t.generated.ts';
import { themeCss } from './themeCss.generated.ts';

/**
 * All design tokens as CSS variables and the base styles of a page. Render it once, near the root.
 * The theme is an attribute on `<html>`: `data-theme="light | dark | contrast"`; without it the system
 * decides. `data-motion="reduce"` stills all motion, as the system's wish does by itself.
 */
export function GlobalStyle(): ReactElement {
  return <Style />;
}

const Style = createGlobalStyle`
  ${themeCss}

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
