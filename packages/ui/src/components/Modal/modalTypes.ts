import type { ReactNode, RefObject } from 'react';
import type { ElementProps } from '../../internal/props.ts';

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl';

/** What every modal of its own kind takes. */
export interface OpenProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the user closes it. */
  onOpenChange: (open: boolean) => void;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface ModalProps extends ElementProps<'section', 'dir' | 'slot'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the user closes it: Escape, the close button, a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name. */
  title: string;
  /** Widest 400, 560, 800 or 1040 px; below 480 px of viewport it is a full-height sheet. Default `md`. */
  size?: ModalSize | undefined;
  /** What has the focus at first. Default: what takes it by itself (`autoFocus`), else the dialog. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What stands in its body, the part that scrolls. */
  children: ReactNode;
  /** Actions that stay in view below the scrolling content. */
  footer?: ReactNode;
  /** Name of the close button; `null` leaves it out, where only the actions of the content may lead away. */
  closeLabel: string | null;
  /** `false` while it must not be left, for example during a save: no Escape, no press beside it, and the close button is disabled. Default `true`. */
  dismissable?: boolean | undefined;
  /** `alertdialog` for a question that interrupts. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
}
