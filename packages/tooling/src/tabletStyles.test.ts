import { describe, expect, it } from 'vitest';
import { checkTablet, styleProblems } from './tabletStyles.ts';

const FOLDER = 'packages/tablet/src';

describe('Q10 the tablet styles no more than its layout', () => {
  it.each([
    'color: red',
    'background: none',
    'font-size: 20px',
    'border: 1px solid',
    'border-radius: 8px',
    'box-shadow: none',
    'z-index: 5',
    'opacity: 0.5',
    'transition: all 1s',
    'inline-color: red',
    '--cc-color-text: red',
  ])('layout.css may not set %s', (declaration) => {
    const sheet = `@media (width > 1px) { .part { ${declaration}; } }`;
    expect(styleProblems(`${FOLDER}/layout.css`, sheet)).toHaveLength(1);
  });

  it('layout.css sets where things are', () => {
    const sheet = `.part { display: grid; grid-template-columns: 1fr auto; gap: 8px; place-items: center;
      min-block-size: 100dvh; margin-inline: auto; padding: 8px; position: sticky; inset-block-end: 0; }`;
    expect(styleProblems(`${FOLDER}/layout.css`, sheet)).toEqual([]);
  });

  it('brand.css sets tokens, fonts.css names fonts, and there is no other sheet', () => {
    expect(styleProblems(`${FOLDER}/brand.css`, ':root { --cc-color-text: red; }')).toEqual([]);
    expect(styleProblems(`${FOLDER}/brand.css`, 'button { color: red; }')).toHaveLength(1);
    expect(styleProblems(`${FOLDER}/fonts.css`, '@font-face { font-family: X; }')).toEqual([]);
    expect(styleProblems(`${FOLDER}/fonts.css`, 'p { font-family: X; }')).toHaveLength(1);
    expect(styleProblems(`${FOLDER}/screens/card.css`, '')).toHaveLength(1);
  });

  it.each([
    '<p style={{ color: x }} />',
    '<p style={style} />',
    '<p style="color: red" />',
    "<p style={{ '--cc-color-text': x, ...rest }} />",
    "<p style={{ '--own': x }} />",
  ])('a style attribute is refused: %s', (element) => {
    const source = `export const one = ${element};`;
    expect(styleProblems(`${FOLDER}/screens/One.tsx`, source)).toHaveLength(1);
  });

  it('a token may be set where it comes from data', () => {
    const source = "export const one = <p style={{ '--cc-color-text': x } as CSSProperties} />;";
    expect(styleProblems(`${FOLDER}/screens/One.tsx`, source)).toEqual([]);
  });

  it('the page brings no styles', () => {
    expect(styleProblems('packages/tablet/index.html', '<style>p {}</style>')).toHaveLength(1);
    expect(styleProblems('packages/tablet/index.html', '<p class="x">')).toEqual([]);
  });

  it('the tablet is in order', () => {
    const { files, problems } = checkTablet();
    expect(problems).toEqual([]);
    expect(files).toBeGreaterThan(20);
  });
});
