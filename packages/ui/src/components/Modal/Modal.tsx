'use client';

import { useState, type ReactElement } from 'react';
import { surface } from '#overlay/Modal';
import type { ModalProps } from './modalTypes.ts';

/**
 * A task or a question over the page. The page behind is inert, focus moves in and goes back to where
 * it was, Escape closes. Comes and goes in 300 ms, its backdrop in 150 ms. For yes or no use
 * `ConfirmDialog`, for a few settings of what is on a phone's screen `BottomSheet`.
 */
export function Modal(props: ModalProps): ReactElement | null {
  const opened = useOpened(props.open);
  return opened ? <surface.Part {...props} /> : null;
}

/** Whether it is open or ever was: then it stays mounted, so that it can leave as it came. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  return open || opened;
}
