'use client';

import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { bubble } from '#overlay/Tooltip';
import type { ElementProps } from '../../internal/props.ts';
import { mergeTriggerProps } from '../../internal/trigger.ts';
import { useHint } from './useHint.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the hint, not to its trigger. */
export interface TooltipProps extends ElementProps<'div', 'dir' | 'slot' | 'content'> {
  /** One short line that adds to what is visible; never the only place of something needed. */
  content: ReactNode;
  /** One focusable element that takes a `ref` and DOM props, for example `Button`. */
  children: ReactElement;
  /** Side of the trigger, flipped where there is no room. Default `top`. */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Shows no tooltip, for example while the trigger is disabled. */
  disabled?: boolean | undefined;
  /**
   * `false` shows it on hover only: for what is named by its look, and where Escape has something else to do, as at the
   * close button of a modal. Default `true`.
   */
  showOnFocus?: boolean | undefined;
  /**
   * The content is the trigger's own name, so it is hidden from screen readers, which would read it twice.
   */
  repeatsName?: boolean | undefined;
}

/** A hint on hover and focus; Escape closes it, and the pointer may rest on it. */
export function Tooltip({
  content,
  children,
  placement = 'top',
  disabled = false,
  showOnFocus = true,
  repeatsName = false,
  ref,
  ...rest
}: TooltipProps): ReactElement {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const { open, triggerProps, ...hint } = useHint({
    disabled,
    showOnFocus,
    preload: bubble.preload,
  });
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  return (
    <>
      {mergeTriggerProps(children, {
        ...triggerProps,
        ...(open && !repeatsName && { 'aria-describedby': id }),
      })}
      {opened && (
        <bubble.Part
          {...hint}
          id={id}
          open={open}
          placement={placement}
          rest={rest}
          bubbleRef={ref}
        >
          {content}
        </bubble.Part>
      )}
    </>
  );
}
