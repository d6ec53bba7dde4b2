import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ElementProps } from '../../internal/props.ts';
import { iconAttributes } from './iconAttributes.ts';
import { iconData } from './iconData.generated.ts';

export type { IconSource } from './iconOf.tsx';

/** The name of a bundled interface icon. */
export type IconName = keyof typeof iconData;

/** All bundled names, for pickers and documentation. */
export const iconNames: readonly IconName[] = Object.keys(iconData) as IconName[];

export interface IconProps extends ElementProps<'svg', 'children'> {
  /** Which of the bundled icons. */
  name: IconName;
  /** Edge in px. Default 16. */
  size?: 16 | 20 | 24 | undefined;
  /** Names the icon for screen readers. Without it the icon is decoration. */
  label?: string | undefined;
}

/** A bundled interface icon in the color of the text around it. It needs no network. */
export function Icon({ name, size = 16, label, ...rest }: IconProps): ReactElement {
  return (
    <Svg
      {...iconAttributes(name)}
      width={size}
      height={size}
      {...(label && { role: 'img', 'aria-label': label, 'aria-hidden': undefined })}
      {...rest}
      data-component="Icon"
    />
  );
}

const Svg = styled.svg`
  @layer concierge.components {
    display: inline-block;
    flex: none;
    vertical-align: -0.2em;

    /* Has the color of the text around it there as well. */
    @media (forced-colors: active) {
      forced-color-adjust: auto;
    }
  }
`;
