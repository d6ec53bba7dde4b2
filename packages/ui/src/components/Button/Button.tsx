'use client';

import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ignorePress } from '../../internal/ignorePress.ts';
import type { ElementProps } from '../../internal/props.ts';
import { iconOf, type IconSource } from '../Icon/iconOf.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import {
  buttonStyle,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from './buttonStyle.ts';

export type { ButtonSize, ButtonVariant } from './buttonStyle.ts';

export interface ButtonProps extends ElementProps<'button'> {
  /** Weight of the action; one `primary` per view. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** `danger` for what removes something or cannot be undone. Default `default`. */
  tone?: ButtonTone | undefined;
  /** Height: 28, 34 or 40 px. Default `md`. */
  size?: ButtonSize | undefined;
  /** Icon before the text: a bundled one by name, or an element. */
  iconStart?: IconSource | undefined;
  /** Icon after the text, as `iconStart`. */
  iconEnd?: IconSource | undefined;
  /** Shows a spinner and ignores presses while the action runs. Width and focus stay as they are. */
  pending?: boolean | undefined;
  /** Cannot be pressed, nor reached by Tab: say nearby why. */
  disabled?: boolean | undefined;
  /** What it does, beginning with a verb. */
  children: ReactNode;
  /** What it does in a native form. Default `button`. */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/** Starts an action. To go somewhere use `LinkButton` or `Link`; for an icon alone `IconButton`. */
export function Button({
  variant = 'secondary',
  tone,
  size = 'md',
  iconStart,
  iconEnd,
  pending = false,
  type = 'button',
  onClick,
  children,
  ref,
  ...rest
}: ButtonProps): ReactElement {
  // A text alone needs no wrapper, which would be one more element in every row of a long list.
  const alone = typeof children === 'string' && !iconStart && !iconEnd && !pending;
  return (
    <Root
      ref={ref}
      type={type}
      // aria-disabled keeps the focus where it is, so the press itself has to be stopped, a submit included.
      onClick={pending ? ignorePress : onClick}
      {...rest}
      data-component="Button"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      {...(pending ? { 'data-pending': true, 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {alone ? (
        children
      ) : (
        <>
          {iconOf(iconStart)}
          <span data-part="Label">{children}</span>
          {iconOf(iconEnd)}
          {pending && (
            <Wait data-part="Wait">
              <Spinner />
            </Wait>
          )}
        </>
      )}
    </Root>
  );
}

const Root = styled.button`
  @layer concierge.components {
    ${buttonStyle}

    &[data-pending] > :not([data-part='Wait']) {
      opacity: 0;
    }
  }
`;

const Wait = styled.span`
  @layer concierge.components {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
`;
