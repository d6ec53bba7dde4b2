'use client';

import type { ReactElement } from 'react';
import { surface } from '#overlay/Modal';
import { useOpened } from '../../internal/useOpened.ts';
import type { ModalProps } from '../Modal/modalTypes.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface BottomSheetProps extends Omit<ModalProps, 'size' | 'role' | 'dismissable'> {
  /** Name of the close button. */
  closeLabel: string;
}

/**
 * A few settings of what is on a phone's screen, such as the filters of a list, at the edge the thumb is at. It is
 * as high as its content and leaves the top of the page in view; controls in it are 44 px high. Otherwise it is a
 * `Modal`: the page behind is inert, Escape and a press beside it close, and focus goes back to where it was.
 */
export function BottomSheet(props: BottomSheetProps): ReactElement | null {
  const opened = useOpened(props.open);
  return opened ? <surface.Part {...props} edge="bottom" /> : null;
}
