import { t } from './t.generated.ts';

/** Ground, ink and type of a page. */
export const bodyRules: string = `
  background: ${t.color.canvas};
  color: ${t.color.text};
  font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
  font-feature-settings: 'cv11', 'ss03';
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
`;

/** What plain elements start from: no margins, and the type of what is around them. */
export const elementRules: string = `
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }

  h1, h2, h3, h4, p, figure, ul, ol, dl, dd { margin: 0; }

  ul[class], ol[class] { padding: 0; list-style: none; }

  bdi[dir='auto'] { text-align: -webkit-match-parent; text-align: match-parent; }

  ::selection { background: ${t.color.accent}; color: ${t.color.textOnAccent}; }
`;

/**
 * The base styles of a page, also published as `base.css`.
 *
 * A backdrop does not cover the place of a scrollbar that takes room of its own. Only a color is painted there, here
 * over the color that the browser gives an empty page of the theme. Paper is white, and of a page with an open modal
 * it has the modal alone.
 */
export const baseCss: string = `
@layer concierge.base {
  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-color: ${t.color.borderStrong} transparent;
  }

  body { margin: 0; ${bodyRules} }

  html:has([data-part='Backdrop']) {
    background: ${t.color.overlay};
    body { min-block-size: 100vh; }
  }
  ${elementRules}

  @media print {
    html:is(*, :has([data-part='Backdrop'])), body { background: none; }
    body:has([data-part='Backdrop']) > :not([data-part='Backdrop'], :has([data-part='Backdrop'])) {
      display: none;
    }
  }
}
`;
