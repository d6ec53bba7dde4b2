import { iconData } from '../Icon/iconData.generated.ts';
import { expect, it } from 'vitest';
import { isDrawing } from './iconifyModel.ts';

it('B11 takes every icon of the bundled set for a drawing', () => {
  expect(Object.values(iconData).filter((body) => !isDrawing(body))).toEqual([]);
});

it('takes gradients and references inside the drawing', () => {
  const body =
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>';
  expect(isDrawing(body)).toBe(true);
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
  '<use href="#a"/>',
])('refuses %s', (body) => {
  expect(isDrawing(body)).toBe(false);
});
