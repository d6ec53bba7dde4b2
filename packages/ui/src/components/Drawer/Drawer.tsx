import type { ReactElement, ReactNode } from 'react';
import { onDemand } from '../../internal/onDemand.tsx';
import { useOpened } from '../Modal/Modal.tsx';
import type { ModalProps } from '../Modal/modalTypes.ts';

const surface = onDemand(async () => (await import('../Modal/ModalSurface.tsx')).ModalSurface);

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface DrawerProps extends Omit<ModalProps, 'role'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the user closes it: Escape, the close button, a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name. */
  title: string;
  /** The edge it comes from: where reading begins or where it ends. Default `end`. */
  placement?: 'start' | 'end' | undefined;
  /** Widest 400, 560, 800 or 1040 px; below 480 px of viewport it takes all of it. Default `sm`. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** What stands in its body, the part that scrolls. */
  children: ReactNode;
  /** Actions that stay in view below the scrolling content. */
  footer?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** `false` while it must not be left, for example during a save. Default `true`. */
  dismissable?: boolean | undefined;
}

/**
 * Something that belongs to the page and is looked at beside it, at an edge of the window and as high as it: the details
 * of a row, settings. Otherwise it is a `Modal`: the page behind is inert, Escape and a press beside it close, and focus
 * goes back to where it was.
 */
export function Drawer({
  placement = 'end',
  size = 'sm',
  ...rest
}: DrawerProps): ReactElement | null {
  const opened = useOpened(rest.open);
  return opened ? <surface.Part {...rest} size={size} edge={placement} /> : null;
}
