import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ElementProps } from '../internal/props.ts';
import { bodyRules, elementRules } from './baseRules.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the `div` around it. */
export type ScopedBaseStyleProps = ElementProps<'div'>;

/**
 * The base styles for what is inside it, on a page that has styles of its own: there it takes the place of
 * `GlobalStyle` or `BaseStyle`. Components need neither; it is for the plain elements between them. Link
 * `@concierge/ui/tokens.css` for the tokens.
 */
export function ScopedBaseStyle(props: ScopedBaseStyleProps): ReactElement {
  return <Root {...props} />;
}

const Root = styled.div`
  @layer concierge.base {
    ${bodyRules}

    &,
    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }

    ${elementRules}
  }
`;
