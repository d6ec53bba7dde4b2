import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { IStyleSheetContext } from 'styled-components';

/** Draws what a component draws, without a hook: the style sheet comes in. */
type Draw<Props> = (props: Props, sheet: IStyleSheetContext) => ReactElement;

const draws = new Map<unknown, Draw<never>>();

/**
 * Says how a component is drawn in the place of its element. Where there is one in every row of a long
 * list, React then keeps a component less for each.
 */
export function drawsInPlace<Props>(
  component: (props: Props) => ReactElement,
  draw: Draw<Props>,
): void {
  draws.set(component, draw);
}

/** What the element draws, if it can be drawn in place; else the value as it is. */
export function inPlace(value: ReactNode, sheet: IStyleSheetContext): ReactNode {
  // Another key stands for another instance, and only an element can tell them apart.
  const draw = isValidElement(value) && value.key === null && draws.get(value.type);
  return draw ? draw(value.props as never, sheet) : value;
}
