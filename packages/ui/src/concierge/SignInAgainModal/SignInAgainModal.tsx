'use client';

import type { ReactElement } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modalTypes.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { LoginForm, type LoginFormProps } from '../LoginForm/LoginForm.tsx';

export interface SignInAgainLabels {
  title: string;
  /** Why one has to, and that nothing is lost. */
  text: string;
  /** Leaves for the sign-in page; what was not saved is lost. */
  leave: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface SignInAgainModalProps
  extends
    Omit<
      ModalProps,
      | 'open'
      | 'onOpenChange'
      | 'onSubmit'
      | 'title'
      | 'size'
      | 'footer'
      | 'closeLabel'
      | 'dismissable'
      | 'children'
    >,
    Pick<LoginFormProps, 'defaultValues' | 'onSubmit' | 'pending' | 'error' | 'wait'> {
  /** Whether it is shown. */
  open: boolean;
  /** The user gives up what is open, and leaves. */
  onLeave: () => void;
  /** Texts, for screen readers too. */
  labels: SignInAgainLabels;
  /** Texts of the form. */
  formLabels: LoginFormProps['labels'];
}

/** Over the page when a session ended in the middle of work, which stays as it was. It cannot be closed. */
export function SignInAgainModal({
  open,
  onLeave,
  defaultValues,
  onSubmit,
  pending,
  error,
  wait,
  labels,
  formLabels,
  ...rest
}: SignInAgainModalProps): ReactElement {
  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={() => undefined}
      dismissable={false}
      title={labels.title}
      size="sm"
      closeLabel={null}
    >
      <Stack>
        <Text tone="muted">{labels.text}</Text>
        <LoginForm
          defaultValues={defaultValues}
          startIn="password"
          onSubmit={onSubmit}
          pending={pending}
          error={error}
          wait={wait}
          labels={formLabels}
        />
        <Button variant="ghost" disabled={pending} onClick={() => onLeave()}>
          {labels.leave}
        </Button>
      </Stack>
    </Modal>
  );
}
