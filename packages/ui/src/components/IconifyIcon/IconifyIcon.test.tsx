import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { IconifyIcon, type IconifyIconProps } from './IconifyIcon.tsx';

type Point = readonly [number, number];

/** Where a point of the drawing is on the page, from the left and top of the icon's canvas. */
function pointOn(props: IconifyIconProps, [x, y]: Point): Point {
  const markup = renderToStaticMarkup(<IconifyIcon body="<path/>" {...props} />);
  const numbers = (text = '') => text.split(/[ ,]+/).map(Number);
  const [left = 0, top = 0] = numbers(/viewBox="([^"]*)"/.exec(markup)?.[1]);
  const steps = [...markup.matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)];
  const [atX, atY] = steps.reduceRight<Point>(
    ([px, py], [, kind, values]) => {
      const [a = 0, b = 0] = numbers(values);
      if (kind === 'translate') return [px + a, py + b];
      if (kind === 'scale') return [px * a, py * b];
      const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
      return [px * cos - py * sin, px * sin + py * cos];
    },
    [x, y],
  );
  return [Math.round(atX - left), Math.round(atY - top)];
}

// A canvas of 20 by 10 with a point at 3, 1 from its corner.
const CANVAS = { left: -4, top: 6, width: 20, height: 10 };
const POINT: Point = [-1, 7];

it.each<[Partial<IconifyIconProps>, Point]>([
  [{}, [3, 1]],
  [{ hFlip: true }, [17, 1]],
  [{ vFlip: true }, [3, 9]],
  [{ rotate: 1 }, [9, 3]],
  [{ rotate: 2 }, [17, 9]],
  [{ rotate: 3 }, [1, 17]],
  [{ rotate: -1 }, [1, 17]],
  [{ rotate: 5 }, [9, 3]],
  [{ rotate: 1, hFlip: true }, [9, 17]],
  [{ rotate: 1, vFlip: true }, [1, 3]],
  [{ hFlip: true, vFlip: true }, [17, 9]],
])('Y50 an icon with %o is drawn where Iconify draws it', (turned, place) => {
  expect(pointOn({ ...CANVAS, ...turned }, POINT)).toEqual(place);
});

it('Y50 fetched data that are no numbers write nothing else into the page', () => {
  const data = JSON.parse('{"left":"\\"><script>","rotate":1}') as IconifyIconProps;
  expect(renderToStaticMarkup(<IconifyIcon body="<path/>" {...data} />)).not.toContain('<script');
});

it('Y50 an icon that is not drawn warns once in development, and never in production', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const draw = (body: string) => renderToStaticMarkup(<IconifyIcon body={body} />);
  vi.stubEnv('NODE_ENV', 'production');
  draw('<script/>');
  expect(warn).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
  for (const body of ['<script/>', '<script/>', '<path/>']) draw(body);
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/IconifyIcon .*<script\/>/)]);
  warn.mockRestore();
});
