import { use } from 'react';
import {
  StyleSheetContext,
  type IStyledComponent,
  type IStyleSheetContext,
} from 'styled-components';

/** An element of styled-components whose styles never vary. */
export type StyledPart = IStyledComponent<'web', object>;

const known = new WeakMap<object, WeakMap<IStyleSheetContext, string>>();

/**
 * The class names of a styled element whose styles never vary, for a component that draws the plain
 * element itself: one React element instead of two, and styled-components keeps nothing for it.
 */
export function styledClass(
  element: StyledPart,
  sheet: IStyleSheetContext,
  className?: string,
): string {
  let bySheet = known.get(element);
  if (!bySheet) {
    bySheet = new WeakMap();
    known.set(element, bySheet);
  }
  let own = bySheet.get(sheet);
  if (own === undefined) {
    const { componentStyle, styledComponentId } = element;
    const name = componentStyle.generateAndInjectStyles(
      { theme: {} },
      sheet.styleSheet,
      sheet.stylis,
    );
    own = `${styledComponentId} ${name}`;
    bySheet.set(sheet, own);
  }
  return className ? `${own} ${className}` : own;
}

/** The same for a component, which knows its style sheet from above. */
export function useStyledClass(element: StyledPart, className?: string): string {
  return styledClass(element, use(StyleSheetContext), className);
}
