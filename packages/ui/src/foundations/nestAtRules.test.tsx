import { renderToString } from 'react-dom/server';
import { css, ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { afterEach, expect, it, vi } from 'vitest';
import { nestAtRules } from './nestAtRules.ts';

afterEach(() => vi.unstubAllGlobals());

/** The rules of a component whose class is `own`. */
function rulesOf(text: ReturnType<typeof css>): string[] {
  const Part = styled.div.withConfig({ componentId: 'part' })`
    ${text}
  `;
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    <StyleSheetManager sheet={sheet.instance} stylisPlugins={[nestAtRules]}>
      <Part />
    </StyleSheetManager>,
  );
  const own = /class="part (.*?)"/.exec(html)?.[1] ?? '';
  const [, rules = ''] = /<style[^>]*>([^]*)data-styled/.exec(sheet.getStyleTags()) ?? [];
  sheet.seal();
  return rules
    .replaceAll(own, 'own')
    .split('/*!sc*/')
    .map((rule) => rule.trim())
    .filter((rule) => rule.startsWith('.own') || rule.startsWith('@'));
}

const CASES: readonly [what: string, text: ReturnType<typeof css>, rules: string[]][] = [
  [
    'a layer',
    css`
      @layer x {
        color: red;
      }
    `,
    ['.own{@layer x{&{color:red;}}}'],
  ],
  [
    'a layer with states, parts, surroundings and conditions',
    css`
      @layer x {
        &:hover,
        &::before {
          color: blue;
        }
        > b {
          color: green;
        }
        .dark & {
          color: white;
        }
        @media print {
          color: black;
        }
      }
    `,
    [
      '.own{@layer x{&:hover,&::before{color:blue;}& >b{color:green;}.dark &{color:white;}@media print{&{color:black;}}}}',
    ],
  ],
  [
    'a condition outside of layers',
    css`
      color: red;
      @container (width > 1px) {
        color: blue;
      }
    `,
    ['.own{color:red;}', '.own{@container (width > 1px){&{color:blue;}}}'],
  ],
  [
    'nothing of what `&` cannot stand for',
    css`
      &::before {
        @media print {
          color: red;
        }
      }
    `,
    ['@media print{.own::before{color:red;}}'],
  ],
  [
    'nothing of what belongs to the whole page',
    css`
      @layer x {
        @keyframes turn {
          to {
            rotate: 1turn;
          }
        }
      }
    `,
    ['@layer x{@keyframes turn{to{rotate:1turn;}}}'],
  ],
];

it.each(CASES)('nests %s', (_what, text, rules) => {
  vi.stubGlobal('CSS', { supports: () => true });
  expect(rulesOf(text)).toEqual(rules);
});

it('changes nothing where the browser has no nested rules', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  expect(
    rulesOf(css`
      @layer x {
        color: red;
      }
    `),
  ).toEqual(['@layer x{.own{color:red;}}']);
});
