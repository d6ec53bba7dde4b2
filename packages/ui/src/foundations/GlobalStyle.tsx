import type { ReactElement } from 'react';
import { createGlobalStyle } from 'styled-components';
import { BaseStyle } from './BaseStyle.tsx';
import { LayerOrder, t } from './t.generated.ts';
import { themeCss } from './themeCss.ts';
import { themeValues } from './themeValues.generated.ts';

/**
 * All design tokens as CSS variables and the base styles of a page. Render it once, near the root. Everything is in
 * cascade layers, so that every rule outside of them wins. The theme
 * is an attribute on `<html>`: `data-theme="light | dark | contrast"`; without it the system decides.
 * `data-motion="reduce"` stops all motion, as the system's setting does by itself.
 */
export function GlobalStyle(): ReactElement {
  return (
    <>
      <LayerOrder />
      <Tokens />
      <BaseStyle />
    </>
  );
}

const Tokens = createGlobalStyle`
  ${/* @__PURE__ */ themeCss(t, themeValues)}
`;
