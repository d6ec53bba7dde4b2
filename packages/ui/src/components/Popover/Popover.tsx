'use client';

import type { ReactElement, ReactNode } from 'react';
import { surface } from '#overlay/Popover';
import type { ElementProps } from '../../internal/props.ts';
import { mergeTriggerProps, isDisabledTrigger } from '../../internal/trigger.ts';
import { useOpener } from '../../internal/useOpener.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the open dialog, not to its trigger. */
export interface PopoverProps extends ElementProps<'section', 'role' | 'dir' | 'slot'> {
  /** The button that opens it: takes `ref` and DOM props, for example `Button`. */
  trigger: ReactElement;
  /** Accessible name of the dialog. */
  label: string;
  /** What stands in it. */
  children: ReactNode;
  /** Whether it is shown, where the caller keeps it. */
  open?: boolean | undefined;
  /** It was opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Edge of the trigger it lines up with. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** How wide it becomes at most: 400 or 800 px. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/** A small dialog tied to its button. Escape or a press beside it closes, focus goes back. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  align = 'start',
  size = 'md',
  ref,
  ...rest
}: PopoverProps): ReactElement {
  const { triggerProps, mounted, ...opener } = useOpener({
    part: surface,
    popup: 'dialog',
    open,
    onOpenChange,
    disabled: isDisabledTrigger(trigger),
  });
  return (
    <>
      {mergeTriggerProps(trigger, triggerProps)}
      {mounted && (
        <surface.Part
          {...opener}
          label={label}
          align={align}
          size={size}
          rest={rest}
          dialogRef={ref}
        >
          {children}
        </surface.Part>
      )}
    </>
  );
}
