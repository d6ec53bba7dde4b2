'use client';

import { useEffectEvent, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { focusedBeside } from '../../internal/elements.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface NewRequestsProps extends ElementProps<'div', 'children'> {
  /** What the button says, e.g. '3 new requests'; without it there is none. */
  label?: string | undefined;
  /** The user wants to see them. */
  onShow: () => void;
  /** The button had the focus and is gone: they are shown, or others took them. */
  onFocusLost?: (() => void) | undefined;
  /** Read to screen readers besides, e.g. what a key did. */
  announcement?: string | undefined;
  /** The list. */
  children: ReactNode;
}

/**
 * A list of requests, and over its top edge how many new ones wait, as the button that shows them. It takes no room, so
 * that nothing moves under the pointer, and stays in view while the list is scrolled.
 */
export function NewRequests({
  label,
  onShow,
  onFocusLost,
  announcement,
  children,
  ...rest
}: NewRequestsProps): ReactElement {
  return (
    <Root {...rest} data-component="NewRequests">
      <Line role="status" data-part="Line">
        {label && (
          <Show onShow={onShow} onFocusLost={onFocusLost}>
            {label}
          </Show>
        )}
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </Line>
      {children}
    </Root>
  );
}

type ShowProps = Pick<NewRequestsProps, 'onShow' | 'onFocusLost' | 'children'>;

function Show({ onShow, onFocusLost, children }: ShowProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const lose = useEffectEvent(() => onFocusLost?.());
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && own === focusedBeside(own)) lose();
    };
  }, []);
  return (
    <Button ref={button} data-with-rows size="sm" variant="primary" onClick={() => onShow()}>
      {children}
    </Button>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** In the place of the list, over the gap above it; below the header once the list is scrolled. */
const Line = styled.div`
  @layer concierge.components {
    position: sticky;
    inset-block-start: calc(var(--cc-header-size, 0px) + 28px);
    z-index: 2;
    grid-area: 1 / 1;
    place-self: start center;
    block-size: 0;

    & + * {
      grid-area: 1 / 1;
    }
    & > button {
      translate: 0 -70%;

      /* The state of the first request is in the middle of its card. */
      @media (max-width: 640px) {
        translate: 0 -95%;
      }
    }
  }
`;
