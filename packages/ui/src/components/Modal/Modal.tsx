import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { Dialog, Modal as ModalBox, ModalOverlay } from 'react-aria-components/Modal';
import { Heading } from 'react-aria-components/Heading';
import { styled } from 'styled-components';
import { defined } from '../../internal/defined.ts';
import { focusRingInset } from '../../internal/focusRing.ts';
import type { PropsOver } from '../../internal/props.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { backdropStyle, boxStyle, dialogStyle, footerStyle, headerStyle } from './modalStyle.ts';

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export type ModalProps = PropsOver<
  'section',
  {
    open: boolean;
    /** Called when the person closes it: Escape, the close button, a press beside it. */
    onOpenChange: (open: boolean) => void;
    /** Heading and accessible name. */
    title: string;
    /** Widest 400, 560, 800 or 1040 px; below 480 px of viewport it is a full-height sheet. Default `md`. */
    size?: ModalSize | undefined;
    children: ReactNode;
    /** Actions that stay in view below the scrolling content. */
    footer?: ReactNode;
    /** Name of the close button. */
    closeLabel: string;
    /** `false` while it must not be left, for example during a save: no Escape, no press beside it, no close button. Default `true`. */
    dismissable?: boolean | undefined;
    /** `alertdialog` for a question that interrupts. Default `dialog`. */
    role?: 'dialog' | 'alertdialog' | undefined;
    dir?: never;
    slot?: never;
  }
>;

/**
 * A task or a question over the page. The page behind is inert, focus moves in and goes back to where
 * it was, Escape closes. Comes and goes in 300 ms, its backdrop in 150 ms (J2). For yes or no use
 * `ConfirmDialog`.
 */
export function Modal({
  open,
  onOpenChange,
  title,
  size = 'md',
  children,
  footer,
  closeLabel,
  dismissable = true,
  role = 'dialog',
  ref,
  ...rest
}: ModalProps): ReactElement {
  const headingId = useId();
  return (
    <Backdrop
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
      data-part="Backdrop"
    >
      <Box data-part="Box" data-size={size}>
        <Panel
          {...defined(rest)}
          {...(ref ? { ref } : {})}
          role={role}
          aria-labelledby={headingId}
          data-component="Modal"
        >
          <Header data-part="Header">
            <Heading slot="title" id={headingId}>
              {title}
            </Heading>
            {dismissable && (
              <IconButton
                icon="x"
                label={closeLabel}
                tooltipPlacement="bottom"
                onClick={() => onOpenChange(false)}
              />
            )}
          </Header>
          <ModalBody labelledBy={headingId}>{children}</ModalBody>
          {footer && <Footer data-part="Footer">{footer}</Footer>}
        </Panel>
      </Box>
    </Backdrop>
  );
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
  const overflows = useOverflow(body, 'block');
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
  ${backdropStyle}
`;
const Box = styled(ModalBox)`
  ${boxStyle}
`;
const Panel = styled(Dialog)`
  ${dialogStyle}
`;
const Header = styled.header`
  ${headerStyle}
`;
const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 4px 20px 20px;

  &:focus-visible {
    ${focusRingInset}
  }
`;
const Footer = styled.footer`
  ${footerStyle}
`;
