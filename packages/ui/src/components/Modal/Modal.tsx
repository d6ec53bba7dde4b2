'use client';

import type { ReactElement } from 'react';
import { surface } from '#overlay/Modal';
import { useOpened } from '../../internal/useOpened.ts';
import type { ModalProps } from './modalTypes.ts';

export type { ModalProps, ModalSize } from './modalTypes.ts';

/**
 * A task or a question over the page. The page behind is inert, focus moves in and goes back to where
 * it was, Escape closes. Comes and goes in 300 ms, its backdrop in 150 ms. For yes or no use
 * `ConfirmDialog`, for a few settings of what is on a phone's screen `BottomSheet`.
 */
export function Modal(props: ModalProps): ReactElement | null {
  const opened = useOpened(props.open);
  return opened ? <surface.Part {...props} /> : null;
}
