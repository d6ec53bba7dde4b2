import { createElement, type ComponentProps } from 'react';
import { iconData } from './iconData.generated.ts';

/** What makes an `<svg>` this icon, as decoration of 16 px. */
export function iconAttributes(name: keyof typeof iconData): ComponentProps<'svg'> {
  return {
    viewBox: '0 0 24 24',
    width: 16,
    height: 16,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
    children: iconData[name].map(([shape, place], key) => createElement(shape, { key, ...place })),
  };
}
