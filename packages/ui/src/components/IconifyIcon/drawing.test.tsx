import { createRequire } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawingOf } from './drawing.ts';

const drawn = (body: string) => renderToStaticMarkup(<svg>{drawingOf(body)}</svg>);

const { icons } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as {
  icons: Record<string, { body: string }>;
};

it('B11 draws every icon of Lucide as it is written', () => {
  const bodies = Object.values(icons).map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(1000);
  const closed = (body: string) => body.replaceAll(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');
  expect(bodies.filter((body) => drawn(body) !== `<svg>${closed(body)}</svg>`)).toEqual([]);
});

it.each([
  [
    '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs> <path fill="url(#a)" d="M0 0"/>',
    '<defs><linearGradient id="a"><stop offset="0" stop-color="red"></stop></linearGradient></defs><path fill="url(#a)" d="M0 0"></path>',
  ],
  [
    "<g fill='none' class='a'><title>Salt &amp; pepper</title><clippath id='b'/></g>",
    '<g fill="none" class="a"><title>Salt &amp; pepper</title><clipPath id="b"></clipPath></g>',
  ],
])('takes gradients, titles and references inside the drawing: %s', (body, markup) => {
  expect(drawn(body)).toBe(`<svg>${markup}</svg>`);
});

it.each([
  '<script>alert(1)</script>',
  '<path onload="x" d="M0 0"/>',
  '<path/onclick=x>',
  '<image href="https://example.com/x.png"/>',
  '<a href="javascript:x"><path d="M0 0"/></a>',
  '<foreignObject><div/></foreignObject>',
  '<style>@import "x"</style>',
  '<path style="background:url(x)"/>',
  '<path fill="url(https://example.com/x)"/>',
  '<path fill="&#117;rl(https://example.com/x)" onload="x"/>',
  '<use href="#a"/>',
  '<g><path d="M0 0"/>',
  '<path d="M0 0"/></g>',
  '<g></path>',
  '<path d="M0 0',
  '<!-- a comment --><path d="M0 0"/>',
])('refuses %s', (body) => {
  expect(drawingOf(body)).toBeUndefined();
});
