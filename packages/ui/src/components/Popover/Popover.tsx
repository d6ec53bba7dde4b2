import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as PopoverBase } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import type { PropsOver } from '../../internal/props.ts';
import { popoverSurface } from '../../internal/popoverStyle.ts';
import { asTrigger, isDisabledTrigger } from '../../internal/trigger.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the open dialog, not to its trigger. */
export type PopoverProps = PropsOver<
  'section',
  {
    /** The button that opens it: takes `ref` and DOM props, for example `Button`. */
    trigger: ReactElement;
    /** Accessible name of the dialog. */
    label: string;
    children: ReactNode;
    open?: boolean | undefined;
    onOpenChange?: ((open: boolean) => void) | undefined;
    /** Edge of the trigger it lines up with. Default `start`. */
    align?: 'start' | 'end' | undefined;
    role?: never;
    dir?: never;
    slot?: never;
  }
>;

/** A small dialog tied to its button. Escape or a press beside it closes, focus goes back. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  align = 'start',
  ref,
  ...rest
}: PopoverProps): ReactElement {
  return (
    <DialogTrigger {...defined({ isOpen: open, onOpenChange })}>
      <Pressable isDisabled={isDisabledTrigger(trigger)}>{asTrigger(trigger)}</Pressable>
      <Surface
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={4}
        data-part="Surface"
      >
        <Panel
          {...defined(rest)}
          {...(ref ? { ref } : {})}
          data-component="Popover"
          aria-label={label}
        >
          {children}
        </Panel>
      </Surface>
    </DialogTrigger>
  );
}

const Surface = styled(PopoverBase)`
  ${popoverSurface}
  max-inline-size: min(400px, calc(100vw - 16px));
`;

const Panel = styled(Dialog)`
  padding: ${t.space[4]};
  outline: none;
`;
