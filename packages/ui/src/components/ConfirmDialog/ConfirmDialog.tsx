'use client';

import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import type { ModalProps, OpenProps } from '../Modal/modalTypes.ts';
import { Text } from '../Text/Text.tsx';

export interface ConfirmDialogProps
  extends
    OpenProps,
    Omit<
      ModalProps,
      'children' | 'footer' | 'closeLabel' | 'dismissable' | 'initialFocus' | 'role' | 'size'
    > {
  /** The question, naming the action. */
  title: string;
  /** What happens on confirming, with the name of the thing in it. */
  children: ReactNode;
  /** The action as a verb, on the button that does it. */
  confirmLabel: string;
  /** The way out, on the button beside it. */
  cancelLabel: string;
  /** `danger` for what cannot be undone. Default `default`. */
  tone?: 'default' | 'danger' | undefined;
  /** The confirmed action runs: the dialog stays and cannot be left. */
  pending?: boolean | undefined;
  /** The user confirmed. */
  onConfirm: () => void;
}

/**
 * One question with yes or no, left by its cancel button or Escape. The focus starts on that button; closing after a
 * confirmation is up to the caller.
 */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  pending = false,
  onConfirm,
  onOpenChange,
  ...rest
}: ConfirmDialogProps): ReactElement {
  const textId = useId();
  const wayOut = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      {...rest}
      role="alertdialog"
      aria-describedby={textId}
      size="sm"
      onOpenChange={onOpenChange}
      closeLabel={null}
      dismissable={!pending}
      initialFocus={wayOut}
      footer={
        <>
          <Button ref={wayOut} disabled={pending} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant="primary" tone={tone} pending={pending} onClick={() => onConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text as="div" tone="muted" id={textId} data-part="Text">
        {children}
      </Text>
    </Modal>
  );
}
