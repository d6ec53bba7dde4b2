import type { IStyledComponent, IStyleSheetContext } from 'styled-components';

/** An element of styled-components whose styles never vary. */
type StyledPart = IStyledComponent<'web', object>;

const lastDrawn = new WeakMap<StyledPart, { sheet: IStyleSheetContext; names: string }>();

/**
 * The class names of a styled element whose styles never vary, for a component that draws the plain
 * element itself: one React element instead of two, and styled-components keeps nothing for it.
 */
export function styledClass(part: StyledPart, sheet: IStyleSheetContext, more = ''): string {
  let drawn = lastDrawn.get(part);
  if (drawn?.sheet !== sheet) {
    const { componentStyle, styledComponentId } = part;
    const { styleSheet, stylis } = sheet;
    const name = componentStyle.generateAndInjectStyles({ theme: {} }, styleSheet, stylis);
    drawn = { sheet, names: `${styledComponentId} ${name}` };
    lastDrawn.set(part, drawn);
  }
  return more ? `${drawn.names} ${more}` : drawn.names;
}
