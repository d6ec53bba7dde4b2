import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { PropsOver } from '../../internal/props.ts';
import { iconData } from './iconData.generated.ts';

/** The name of a bundled interface icon. */
export type IconName = keyof typeof iconData;

/** All bundled names, for pickers and documentation. */
export const iconNames: readonly IconName[] = Object.keys(iconData) as IconName[];

export type IconProps = PropsOver<
  'svg',
  {
    name: IconName;
    /** Edge in px. Default 16. */
    size?: 16 | 20 | 24 | undefined;
    /** Names the icon for screen readers. Without it the icon is decoration. */
    label?: string | undefined;
    children?: never;
  }
>;

/** A bundled interface icon in the colour of the text around it (B11: drawn even when the icon service is down). */
export function Icon({ name, size = 16, label, ref, ...rest }: IconProps): ReactElement {
  return (
    <Svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      ref={ref}
      data-component="Icon"
      // Shapes are constants of this package.
      dangerouslySetInnerHTML={{ __html: iconData[name] }}
    />
  );
}

const Svg = styled.svg`
  display: inline-block;
  flex: none;
  vertical-align: -0.2em;
`;
