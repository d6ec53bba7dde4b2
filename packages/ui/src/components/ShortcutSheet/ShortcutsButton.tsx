import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export type ShortcutsButtonProps = Omit<ButtonProps, 'variant' | 'size'>;

/**
 * Opens a `ShortcutSheet`, for those who do not know its key or have turned the keys off. Not there where fingers are
 * the only pointer: there is rarely a keyboard.
 */
export function ShortcutsButton(props: ShortcutsButtonProps): ReactElement {
  return <Root {...props} variant="ghost" size="sm" />;
}

const Root = styled(Button)`
  @layer concierge.components {
    @media (hover: none) {
      display: none;
    }
  }
`;
