import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Overlay } from './overlay.ts';
import type { TriggerProps } from './trigger.ts';
import { pressedKey } from './pressedKey.ts';

/** Where the focus goes in what was opened. */
export type StartAt = 'first' | 'last' | 'whole';

/** Makes a list of react-aria take the focus when it opens. */
export function takesFocus(startAt: StartAt): { autoFocus: true | 'first' | 'last' } {
  return { autoFocus: startAt === 'whole' ? true : startAt };
}

/** Props of the opened part. */
export interface OpenedBy {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  startAt: StartAt;
}

export interface Opener extends OpenedBy {
  /** Whether it has been open: from then on it stays mounted, so that it can leave as it came. */
  mounted: boolean;
  /** Props of the button that opens: preloads the part, opens it by a press or an arrow key. */
  triggerProps: TriggerProps;
}

interface OpenerOptions {
  part: Pick<Overlay<never>, 'preload' | 'whenReady'>;
  /** What opens, for `aria-haspopup`. */
  popup: 'menu' | 'listbox' | 'dialog';
  /** Controls it from outside. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  disabled?: boolean | undefined;
}

const PRESS_KEYS: Partial<Record<string, StartAt>> = { Enter: 'first', ' ': 'first' };
const ARROW_KEYS: Partial<Record<string, StartAt>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A press without a pointer or a key: a screen reader's. */
const isVirtual = ({ detail }: { detail: number }): boolean => detail === 0;

/** Opens an overlay from a native button, once it is loaded. */
export function useOpener({
  part,
  popup,
  open: controlled,
  onOpenChange,
  disabled = false,
}: OpenerOptions): Opener {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const [startAt, setStartAt] = useState<StartAt>('whole');
  const [opened, setOpened] = useState(false);
  const open = controlled ?? own;
  if (open && !opened) setOpened(true);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const openAt = (start: StartAt) => {
    if (disabled || open) return;
    part.whenReady(() => {
      // Not every browser focuses a pressed button, and focus has to come back here.
      triggerRef.current?.focus();
      setStartAt(start);
      change(true);
    });
  };
  // Not left to the click that follows a key: react-aria would take that for a screen reader's.
  const openByKey = (event: KeyboardEvent) => {
    const start =
      PRESS_KEYS[pressedKey(event)] ??
      (popup === 'dialog' ? undefined : ARROW_KEYS[pressedKey(event)]);
    if (!start || event.defaultPrevented) return;
    event.preventDefault();
    openAt(start);
  };
  return {
    open,
    mounted: open || opened,
    startAt,
    triggerRef,
    onOpenChange: change,
    triggerProps: {
      ref: triggerRef,
      'aria-haspopup': popup,
      'aria-expanded': open,
      onPointerEnter: part.preload,
      onFocus: part.preload,
      onClick: (event) => {
        if (!event.defaultPrevented) openAt(isVirtual(event) ? 'first' : 'whole');
      },
      onKeyDown: openByKey,
    },
  };
}
