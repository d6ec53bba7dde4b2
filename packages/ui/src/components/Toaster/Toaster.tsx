import type { MouseEvent, ReactElement } from 'react';
import { cssTransition, toast as control, ToastContainer } from 'react-toastify/unstyled';
import { styled } from 'styled-components';
import type { ElementProps } from '../../internal/props.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TOAST_TIMEOUT } from './toast.tsx';
import { toasterStyle } from './toasterStyle.ts';

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
 * Renders what `toast` announces: top right, newest first, for 5 s unless set otherwise, paused while the
 * pointer or the focus is on it (J2). Render it once, near the root. It stays reachable over modals.
 */
export function Toaster({ label, closeLabel, ref, ...rest }: ToasterProps): ReactElement {
  return (
    <Root
      {...rest}
      ref={ref}
      data-component="Toaster"
      // react-aria hides what is outside of an open modal, except what has this attribute.
      data-react-aria-top-layer="true"
      onFocus={() => control.pause()}
      onBlur={() => control.play()}
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

/** The container passes `closeToast` when it renders a toast. */
function CloseToast({
  label,
  closeToast,
}: {
  label: string;
  closeToast?: (event: MouseEvent) => void;
}): ReactElement {
  return (
    <IconButton
      icon="x"
      size="sm"
      label={label}
      tooltipPlacement="bottom"
      onClick={(event) => closeToast?.(event)}
    />
  );
}

const Root = styled.div`
  ${toasterStyle}
`;
