'use client';

import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as PopoverBase } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import { Handlers, splitHandlers } from '../../internal/Handlers.tsx';
import { Headless } from '../../internal/Headless.tsx';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { popoverSurface } from '../../internal/popoverStyle.ts';
import { usePortal } from '../../internal/usePortal.ts';
import type { OpenedBy } from '../../internal/useOpener.ts';

export interface PopoverSurfaceProps extends OpenedBy {
  label: string;
  children: ReactNode;
  align: 'start' | 'end';
  size: 'md' | 'lg';
  /** For the dialog: `className`, `style`, `id`, `data-*`, `aria-*`. */
  rest: Omit<ComponentProps<'section'>, 'role' | 'dir' | 'slot'>;
  dialogRef: Ref<HTMLElement> | undefined;
}

/** What a popover shows once it is open. */
export function PopoverSurface({
  open,
  onOpenChange,
  triggerRef,
  label,
  children,
  align,
  size,
  rest,
  dialogRef,
}: PopoverSurfaceProps): ReactElement {
  const [handlers, others] = splitHandlers(rest);
  return (
    <Headless>
      <Surface
        {...usePortal(open)}
        isOpen={open}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        trigger="DialogTrigger"
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={4}
        style={overlayLayer}
        data-part="Surface"
        data-size={size}
      >
        <Handlers {...handlers}>
          <Panel
            {...defined(others)}
            {...(dialogRef ? { ref: dialogRef } : {})}
            data-component="Popover"
            aria-label={label}
          >
            {children}
          </Panel>
        </Handlers>
      </Surface>
    </Headless>
  );
}

const Surface = styled(PopoverBase)`
  @layer concierge.components {
    ${popoverSurface}
    max-inline-size: min(400px, calc(100vw - 16px));

    &[data-size='lg'] {
      max-inline-size: min(800px, calc(100vw - 16px));
    }
  }
`;

const Panel = styled(Dialog)`
  @layer concierge.components {
    padding: ${t.space[4]};
    outline: none;
  }
`;
