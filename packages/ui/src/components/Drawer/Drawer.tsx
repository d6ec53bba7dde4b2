'use client';

import type { ReactElement } from 'react';
import { surface } from '#overlay/Modal';
import { useOpened } from '../../internal/useOpened.ts';
import type { ModalProps, ModalSize } from '../Modal/modalTypes.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface DrawerProps extends Omit<ModalProps, 'size' | 'role'> {
  /** Widest 400, 560 or 800 px; below 480 px of viewport as wide as that. Default `md`. */
  size?: Exclude<ModalSize, 'xl'> | undefined;
}

/**
 * A detail or a form at the end side of the page, as high as the window: what it belongs to stays in view beside it.
 * Otherwise it is a `Modal`: the page behind is inert, Escape and a press beside it close, and focus goes back to where
 * it was.
 */
export function Drawer(props: DrawerProps): ReactElement | null {
  const opened = useOpened(props.open);
  return opened ? <surface.Part {...props} edge="end" /> : null;
}
