import { type ReactElement, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { developmentWarning } from '../../internal/developmentWarning.ts';
import type { ElementProps } from '../../internal/props.ts';
import { drawingOf } from './drawing.ts';

export interface IconifyIconProps extends ElementProps<'svg', 'children'> {
  /** SVG content from an icon service. Without it the space stays empty. */
  body?: string | undefined;
  /** Width of the drawing's own canvas. Default 24. */
  width?: number | undefined;
  /** Height of the drawing's own canvas. Default 24. */
  height?: number | undefined;
  /** Left edge of the drawing's own canvas. Default 0. */
  left?: number | undefined;
  /** Top edge of the drawing's own canvas. Default 0. */
  top?: number | undefined;
  /** Quarters of a turn to the right. Default 0. */
  rotate?: number | undefined;
  /** Swaps left and right, before it is turned. */
  hFlip?: boolean | undefined;
  /** Swaps top and bottom, before it is turned. */
  vFlip?: boolean | undefined;
  /** Edge in px on the page. Default 16. */
  size?: number | undefined;
  /** Names the icon for screen readers. Without it the icon is decoration. */
  label?: string | undefined;
}

const REFUSED = 'IconifyIcon draws shapes alone, and leaves the space of this body empty: ';

/** The shapes, or nothing for content that is no drawing. */
function shapesOf(body: string | undefined): ReactNode {
  const shapes = body === undefined ? [] : drawingOf(body);
  if (!shapes && process.env.NODE_ENV !== 'production')
    developmentWarning(REFUSED + body?.slice(0, 100));
  return shapes;
}

/** Renders icon data that the caller fetched; all of it may be spread. It takes the same space with and without data. */
export function IconifyIcon({
  body,
  width = 24,
  height = 24,
  left = 0,
  top = 0,
  rotate = 0,
  hFlip = false,
  vFlip = false,
  size = 16,
  label,
  ...rest
}: IconifyIconProps): ReactElement {
  const shapes = useMemo(() => shapesOf(body), [body]);
  const { viewBox, transform } = placed({ left, top, width, height, rotate, hFlip, vFlip });
  return (
    <Svg
      viewBox={viewBox}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      data-component="IconifyIcon"
    >
      {transform ? <g transform={transform}>{shapes}</g> : shapes}
    </Svg>
  );
}

const Svg = styled.svg`
  @layer concierge.components {
    display: inline-block;
    flex: none;
    vertical-align: -0.2em;
  }
`;

/** Where a drawing is on its canvas and how it is turned, as in the data of Iconify. */
interface IconifyPlace {
  left: number;
  top: number;
  width: number;
  height: number;
  rotate: number;
  hFlip: boolean;
  vFlip: boolean;
}

/** The canvas of the turned drawing, and what turns it: flips first, then quarters to the right, around its middle. */
function placed({ left, top, width, height, rotate, hFlip, vFlip }: IconifyPlace): {
  viewBox: string;
  transform: string | undefined;
} {
  const turns = ((rotate % 4) + 4) % 4;
  const [x, y] = [left + width / 2, top + height / 2];
  const [wide, high] = turns % 2 === 0 ? [width, height] : [height, width];
  const viewBox = [x - wide / 2, y - high / 2, wide, high].join(' ');
  if (turns === 0 && !hFlip && !vFlip) return { viewBox, transform: undefined };
  const flip = `scale(${hFlip ? -1 : 1} ${vFlip ? -1 : 1})`;
  return {
    viewBox,
    transform: `translate(${x} ${y}) rotate(${turns * 90}) ${flip} translate(${-x} ${-y})`,
  };
}
