import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ElementProps } from '../../internal/props.ts';
import { iconMask, iconMaskImage } from './iconMask.ts';

export interface ServiceIconProps extends ElementProps<'span', 'children'> {
  /** Path or address of a one-color image. Empty shows nothing but keeps the space. */
  src: string;
  /** Edge in px. Default 20. */
  size?: number | undefined;
  /** Names the icon for screen readers. Without it the icon is decoration. */
  label?: string | undefined;
}

/** The icon of a service: an image used as a mask, filled with the color of the text around it. */
export function ServiceIcon({
  src,
  size = 20,
  label,
  style,
  ...rest
}: ServiceIconProps): ReactElement {
  const vars = {
    '--service-icon': iconMaskImage(src),
    inlineSize: size,
    blockSize: size,
    ...style,
  } as CSSProperties;
  return (
    <Root
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      style={vars}
      data-component="ServiceIcon"
    />
  );
}

const Root = styled.span`
  @layer concierge.components {
    display: inline-block;
    flex: none;
    vertical-align: -0.3em;
    ${iconMask}
  }
`;
