'use client';

import {
  useEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { Tooltip as BubbleBase, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import { Headless } from '../../internal/Headless.tsx';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { openAnimation } from '../../internal/popoverStyle.ts';
import { screenOnly } from '../../internal/screenOnly.ts';
import { usePortal } from '../../internal/usePortal.ts';

export interface TooltipBubbleProps {
  id: string;
  open: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  placement: 'top' | 'bottom' | 'start' | 'end';
  /** The pointer rests on it. */
  keep: () => void;
  /** The pointer has left it. */
  leave: () => void;
  hide: () => void;
  /** For the hint: `className`, `style`, `data-*`, `aria-*`. */
  rest: ComponentProps<'div'>;
  bubbleRef: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/**
 * The hint itself, beside its trigger. A press goes through it to what lies below, as the buttons of the row above do;
 * that the pointer rests on it is told by where the pointer is.
 */
export function TooltipBubble({
  id,
  open,
  triggerRef,
  placement,
  keep,
  leave,
  hide,
  rest,
  bubbleRef,
  children,
}: TooltipBubbleProps): ReactElement {
  useRest({ id, open, keep, leave, triggerRef });
  const state = {
    isOpen: open,
    shouldSkipAnimation: false,
    open: keep,
    close: hide,
  };
  return (
    <Headless>
      <TooltipTriggerStateContext value={state}>
        <Box
          {...usePortal(false)}
          {...defined({ ...rest, id })}
          {...(bubbleRef ? { ref: bubbleRef } : {})}
          triggerRef={triggerRef}
          placement={placement}
          offset={6}
          style={{ ...rest.style, ...overlayLayer }}
          data-component="Tooltip"
        >
          {children}
        </Box>
      </TooltipTriggerStateContext>
    </Headless>
  );
}

/** Keeps the hint while the pointer is within its box, over whatever is below. */
function useRest({
  id,
  open,
  keep,
  leave,
  triggerRef,
}: Pick<TooltipBubbleProps, 'id' | 'open' | 'keep' | 'leave' | 'triggerRef'>) {
  const rests = useRef(false);
  useEffect(() => {
    const trigger = triggerRef.current;
    if (!open || !trigger) return undefined;
    const page = trigger.ownerDocument;
    // A shadow root has its own ids.
    const root = trigger.getRootNode() as Document | ShadowRoot;
    const follow = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const box = root.getElementById(id)?.getBoundingClientRect();
      const before = rests.current;
      rests.current =
        box !== undefined &&
        clientX >= box.left &&
        clientX <= box.right &&
        clientY >= box.top &&
        clientY <= box.bottom;
      if (rests.current) keep();
      else if (before) leave();
    };
    page.addEventListener('pointermove', follow);
    return () => page.removeEventListener('pointermove', follow);
  }, [id, open, keep, leave, triggerRef]);
}

const Box = styled(BubbleBase)`
  @layer concierge.components {
    ${screenOnly}
    pointer-events: none;
    /* Of its words alone: else each move away from an edge gives it another width, and that another place. */
    inline-size: max-content;
    max-inline-size: min(280px, calc(100vw - 16px));
    padding: ${t.space[1]} ${t.space[2]};
    border: 1px solid transparent;
    border-radius: ${t.radius.sm};
    background: ${t.color.tooltip};
    color: ${t.color.onTooltip};
    box-shadow: ${t.shadow.md};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
    overflow-wrap: anywhere;
    ${openAnimation}
  }
`;
