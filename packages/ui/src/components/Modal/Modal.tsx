import { useState, type ReactElement, type ReactNode } from 'react';
import { onDemand } from '../../internal/onDemand.tsx';
import type { PropsOver } from '../../internal/props.ts';

const surface = onDemand(async () => (await import('./ModalSurface.tsx')).ModalSurface);

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export type ModalProps = PropsOver<
  'section',
  {
    open: boolean;
    /** Called when the person closes it: Escape, the close button, a press beside it. */
    onOpenChange: (open: boolean) => void;
    /** Heading and accessible name. */
    title: string;
    /** Widest 400, 560, 800 or 1040 px; below 480 px of viewport it is a full-height sheet. Default `md`. */
    size?: ModalSize | undefined;
    children: ReactNode;
    /** Actions that stay in view below the scrolling content. */
    footer?: ReactNode;
    /** Name of the close button. */
    closeLabel: string;
    /** `false` while it must not be left, for example during a save: no Escape, no press beside it, no close button. Default `true`. */
    dismissable?: boolean | undefined;
    /** `alertdialog` for a question that interrupts. Default `dialog`. */
    role?: 'dialog' | 'alertdialog' | undefined;
    dir?: never;
    slot?: never;
  }
>;

/**
 * A task or a question over the page. The page behind is inert, focus moves in and goes back to where
 * it was, Escape closes. Comes and goes in 300 ms, its backdrop in 150 ms (J2). For yes or no use
 * `ConfirmDialog`.
 */
export function Modal(props: ModalProps): ReactElement | null {
  const [opened, setOpened] = useState(false);
  if (props.open && !opened) setOpened(true);
  // Once it was open it stays mounted, so that it can leave as it came.
  return props.open || opened ? <surface.Part {...props} /> : null;
}
