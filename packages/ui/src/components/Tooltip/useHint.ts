import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { TriggerProps } from '../../internal/trigger.ts';
import { pressedKey } from '../../internal/pressedKey.ts';

const SHOW_AFTER_MS = 500;
/** Long enough to reach the hint with the pointer. */
const HIDE_AFTER_MS = 120;
/** Shortly after one hint the next one shows without delay. */
const WARM_MS = 500;

/** One hint is shown at a time, on the whole page. */
let hideShown: (() => void) | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

export interface Hint {
  open: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Keeps it while the pointer rests on the hint itself. */
  keep: () => void;
  leave: () => void;
  hide: () => void;
  triggerProps: TriggerProps;
}

interface HintOptions {
  disabled: boolean;
  showOnFocus: boolean;
  preload: () => void;
}

/** When a hint shows: on hover after a moment, on keyboard focus at once; a press or Escape hides it. */
export function useHint({ disabled, showOnFocus, preload }: HintOptions): Hint {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const [shown, setShown] = useState(false);
  const open = shown && !disabled;

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setShown(false);
  }, []);
  const show = () => {
    clearTimeout(timer.current);
    if (hideShown !== hide) hideShown?.();
    hideShown = hide;
    setShown(true);
  };
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const leave = () => after(HIDE_AFTER_MS, hide);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const hideOnEscape = (event: globalThis.KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return;
      // A modal around the trigger stays open, also a native one: the first Escape only hides the hint.
      event.stopPropagation();
      event.preventDefault();
      hide();
    };
    const page = triggerRef.current?.ownerDocument ?? document;
    page.addEventListener('keydown', hideOnEscape, true);
    return () => {
      page.removeEventListener('keydown', hideOnEscape, true);
      hiddenAt = performance.now();
      if (hideShown === hide) hideShown = undefined;
    };
  }, [open, hide]);

  return {
    open,
    triggerRef,
    keep: show,
    leave,
    hide,
    triggerProps: {
      ref: triggerRef,
      // React has no enter event for a pointer that comes from the host of a shadow root.
      onPointerOver: ({ pointerType, currentTarget, relatedTarget }) => {
        if (disabled || pointerType === 'touch') return;
        if (currentTarget.contains(relatedTarget as Node | null)) return;
        preload();
        const warm = performance.now() - hiddenAt < WARM_MS;
        after(warm ? 0 : SHOW_AFTER_MS, show);
      },
      onPointerLeave: leave,
      onPointerDown: () => {
        pressed.current = true;
        hide();
      },
      onClick: hide,
      onFocus: ({ currentTarget }) => {
        if (disabled || !showOnFocus) return;
        preload();
        // Focus that comes with a press is no reason to explain what was just pressed.
        if (!pressed.current && currentTarget.matches(':focus-visible')) show();
        pressed.current = false;
      },
      onBlur: () => {
        pressed.current = false;
        hide();
      },
    },
  };
}
