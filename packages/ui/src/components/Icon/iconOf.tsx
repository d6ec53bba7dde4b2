import type { ReactElement } from 'react';
import { Icon, type IconName, type IconProps } from './Icon.tsx';

/** A bundled icon by its name, or any component or SVG of the product, about 16 px and in `currentColor`. */
export type IconSource = IconName | ReactElement;

/** Renders what stands where an icon can. */
export function iconOf(
  icon: IconSource | undefined,
  size?: IconProps['size'],
): ReactElement | undefined {
  return typeof icon === 'string' ? <Icon name={icon} size={size} /> : icon;
}
