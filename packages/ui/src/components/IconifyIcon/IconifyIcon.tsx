import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ElementProps } from '../../internal/props.ts';
import { isDrawing } from './iconifyModel.ts';

export interface IconifyIconProps extends ElementProps<'svg', 'children'> {
  /** SVG content from an icon service. Without it the space stays empty. */
  body?: string | undefined;
  /** Width of the drawing's own canvas. Default 24. */
  width?: number | undefined;
  /** Height of the drawing's own canvas. Default 24. */
  height?: number | undefined;
  /** Edge in px on the page. Default 16. */
  size?: number | undefined;
  /** Names the icon for screen readers. Without it the icon is decoration. */
  label?: string | undefined;
}

/** Renders icon data that the caller fetched. It takes the same space with and without data. */
export function IconifyIcon({
  body,
  width = 24,
  height = 24,
  size = 16,
  label,
  ref,
  ...rest
}: IconifyIconProps): ReactElement {
  const drawing = body !== undefined && isDrawing(body) ? body : '';
  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      ref={ref}
      data-component="IconifyIcon"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

const Svg = styled.svg`
  @layer concierge.components {
    display: inline-block;
    flex: none;
    vertical-align: -0.2em;
  }
`;
