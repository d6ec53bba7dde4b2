'use client';

import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Dialog, Modal as ModalBox, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { defined } from '../../internal/defined.ts';
import { focusRingInset } from '../../internal/focusRing.ts';
import { Handlers, splitHandlers } from '../../internal/Handlers.tsx';
import { Headless } from '../../internal/Headless.tsx';
import { useOverflow } from '../../internal/useOverflow.ts';
import { usePortal } from '../../internal/usePortal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ModalProps } from './modalTypes.ts';
import { backdropStyle, boxStyle, dialogStyle, footerStyle, headerStyle } from './modalStyle.ts';
import { UserText } from '../UserText/UserText.tsx';

export interface ModalSurfaceProps extends ModalProps {
  /** The edge of the window it comes from. Default `top`. */
  edge?: 'top' | 'bottom' | 'end' | undefined;
}

const COMPONENTS = { top: 'Modal', bottom: 'BottomSheet', end: 'Drawer' } as const;

/** What a modal shows once it is open. */
export function ModalSurface({
  open,
  onOpenChange,
  title,
  size = 'md',
  initialFocus,
  children,
  footer,
  closeLabel,
  dismissable = true,
  role = 'dialog',
  edge = 'top',
  ref,
  ...rest
}: ModalSurfaceProps): ReactElement {
  const headingId = useId();
  const [handlers, others] = splitHandlers(rest);
  return (
    <Headless>
      <Backdrop
        {...usePortal(open)}
        isOpen={open}
        onOpenChange={onOpenChange}
        // A question waits for its answer: a press beside it is none.
        isDismissable={dismissable && role !== 'alertdialog'}
        isKeyboardDismissDisabled={!dismissable}
        data-part="Backdrop"
        data-edge={edge}
      >
        <Box data-part="Box" data-size={size} data-edge={edge}>
          <Handlers {...handlers}>
            <Panel
              {...defined(others)}
              {...(ref ? { ref } : {})}
              role={role}
              aria-labelledby={headingId}
              data-component={COMPONENTS[edge]}
            >
              <InitialFocus initialFocus={initialFocus} />
              <Header data-part="Header">
                <Heading slot="title" id={headingId}>
                  <UserText>{title}</UserText>
                </Heading>
                {/* Disabled, not gone, during a save: the heading must not move. */}
                {closeLabel && (
                  <IconButton
                    icon="x"
                    label={closeLabel}
                    tooltipPlacement="bottom"
                    // By keyboard the first Escape closes the modal, not a hint over its content (WCAG 1.4.13).
                    tooltipOnFocus={false}
                    disabled={!dismissable}
                    onClick={() => onOpenChange(false)}
                  />
                )}
              </Header>
              <ModalBody labelledBy={headingId}>{children}</ModalBody>
              {footer && <Footer data-part="Footer">{footer}</Footer>}
            </Panel>
          </Handlers>
        </Box>
      </Backdrop>
    </Headless>
  );
}

/**
 * Mounted with the content. Moves the focus once the dialog holds it: what takes it earlier, as `autoFocus` does, loses
 * it to a modal below, which still keeps the focus inside itself.
 */
function InitialFocus({ initialFocus }: Pick<ModalProps, 'initialFocus'>): null {
  useEffect(() => {
    const frame = requestAnimationFrame(() => initialFocus?.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [initialFocus]);
  return null;
}

/** Mounted with the open modal, so that it can be measured; reachable by Tab only when it scrolls. */
function ModalBody({
  labelledBy,
  children,
}: {
  labelledBy: string;
  children: ReactNode;
}): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(body);
  return (
    <Body
      ref={body}
      data-part="Body"
      {...(overflows ? { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy } : {})}
    >
      {children}
    </Body>
  );
}

const Backdrop = styled(ModalOverlay)`
  @layer concierge.components {
    ${backdropStyle}
  }
`;
const Box = styled(ModalBox)`
  @layer concierge.components {
    ${boxStyle}
  }
`;
const Panel = styled(Dialog)`
  @layer concierge.components {
    ${dialogStyle}
  }
`;
const Header = styled.header`
  @layer concierge.components {
    ${headerStyle}
  }
`;
const Body = styled.div`
  @layer concierge.components {
    flex: 1;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    /* What takes the focus is scrolled to above the actions of a form. */
    scroll-padding-block-end: 80px;
    padding: 4px 20px calc(20px + var(--cc-toasts-size, 0px));

    &:focus-visible {
      ${focusRingInset}
    }
    @media print {
      overflow: visible;
      padding-inline: 0;
    }
  }
`;
const Footer = styled.footer`
  @layer concierge.components {
    ${footerStyle}
  }
`;
