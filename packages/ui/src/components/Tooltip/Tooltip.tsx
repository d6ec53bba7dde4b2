import type { ReactElement, ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as Bubble, TooltipTrigger } from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import type { PropsOver } from '../../internal/props.ts';
import { asTrigger } from '../../internal/trigger.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the hint, not to its trigger. */
export type TooltipProps = PropsOver<
  'div',
  {
    /** One short line that adds to what is visible; never the only place of something needed. */
    content: ReactNode;
    /** One focusable element that takes a `ref` and DOM props, for example `Button`. */
    children: ReactElement;
    /** Side of the trigger, flipped where there is no room. Default `top`. */
    placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
    /** Keeps the tooltip away, for example while the trigger is disabled. */
    disabled?: boolean | undefined;
    dir?: never;
    slot?: never;
  }
>;

/** A hint on hover and focus; Escape closes it, and the pointer may rest on it. */
export function Tooltip({
  content,
  children,
  placement = 'top',
  disabled = false,
  ref,
  ...rest
}: TooltipProps): ReactElement {
  return (
    <TooltipTrigger delay={500} closeDelay={120} isDisabled={disabled}>
      <Focusable isDisabled={disabled}>{asTrigger(children)}</Focusable>
      <Box
        {...defined(rest)}
        {...(ref ? { ref } : {})}
        placement={placement}
        offset={6}
        data-component="Tooltip"
      >
        {content}
      </Box>
    </TooltipTrigger>
  );
}

const Box = styled(Bubble)`
  z-index: ${t.layer.overlay};
  max-inline-size: 280px;
  padding: ${t.space[1]} ${t.space[2]};
  border: 1px solid transparent;
  border-radius: 6px;
  background: ${t.color.tooltip};
  color: ${t.color.onTooltip};
  box-shadow: ${t.shadow.md};
  font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
  overflow-wrap: anywhere;
  transition: opacity ${t.motion.fast};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;
