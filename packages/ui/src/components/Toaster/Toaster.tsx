'use client';

import { isElement } from '../../internal/elements.ts';
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { cssTransition, toast as control, ToastContainer } from 'react-toastify/unstyled';
import { styled } from 'styled-components';
import type { ElementProps } from '../../internal/props.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TOAST_TIMEOUT, toasterMounted } from './toast.tsx';
import { toasterStyle } from './toasterStyle.ts';
import { useClearPlace } from './useClearPlace.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { pressedKey } from '../../internal/pressedKey.ts';

export { dismissToast, toast, TOAST_TIMEOUT, type ToastOptions, type ToastTone } from './toast.tsx';

export interface ToasterProps extends ElementProps<'div', 'children'> {
  /** Name of the region that holds the toasts. */
  label: string;
  /** Name of each toast's close button. */
  closeLabel: string;
}

const fly = cssTransition({
  enter: 'cc-toast-enter',
  exit: 'cc-toast-exit',
  collapseDuration: 200,
});

/**
 * Renders what `toast` announces, newest first, for 5 s unless set otherwise, paused while the pointer or the focus
 * is on it. Escape closes the one with the focus. Render it once, near the root. Toasts are at the top right, below
 * the title and the actions of a `PageHeader`, and on a phone at the bottom, above the bar of an `AppShell`. They
 * stay reachable over modals, above the box or above its buttons, but for quiet toasts, which no modal is covered by.
 */
export function Toaster({
  label,
  closeLabel,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: ToasterProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(toasterMounted, []);
  useClearPlace(root);
  return (
    <Root
      {...rest}
      ref={mergeRefs(root, ref)}
      data-component="Toaster"
      // react-aria hides what is outside of an open modal, except what has this attribute.
      data-react-aria-top-layer="true"
      onFocus={(event) => {
        control.pause();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        control.play();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        closeOnEscape(event);
      }}
    >
      <ToastContainer
        aria-label={label}
        position="top-right"
        autoClose={TOAST_TIMEOUT}
        hideProgressBar
        pauseOnHover
        pauseOnFocusLoss={false}
        newestOnTop
        closeOnClick={false}
        draggable={false}
        icon={false}
        transition={fly}
        closeButton={<CloseToast label={closeLabel} />}
      />
    </Root>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (pressedKey(event) !== 'Escape' || !isElement(event.target)) return;
  const focused = event.target.closest('[role="status"], [role="alert"]');
  // Only the toast: an open modal or drawer stays.
  event.preventDefault();
  event.stopPropagation();
  focused?.querySelector<HTMLButtonElement>('[data-part="CloseToast"]')?.click();
}

/** The container passes `closeToast` when it renders a toast. */
function CloseToast({
  label,
  closeToast,
}: {
  label: string;
  closeToast?: (byUser: boolean) => void;
}): ReactElement {
  return (
    <IconButton
      icon="x"
      size="sm"
      label={label}
      tooltipPlacement="bottom"
      tooltipOnFocus={false}
      data-part="CloseToast"
      onClick={() => closeToast?.(true)}
    />
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${toasterStyle}
  }
`;
