'use client';

import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { object, string, type ObjectSchema } from 'yup';
import { Button } from '../../components/Button/Button.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modalTypes.ts';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Form, FormActions } from '../../internal/formStyle.ts';
import { useSchemaForm } from '../../internal/useSchemaForm.ts';

export interface ConfirmPasswordLabels {
  title: string;
  /** Why the password is asked for. */
  text: string;
  password: string;
  /** That the password is missing. */
  required: string;
  submit: string;
  cancel: string;
  /** Names of the button that shows and hides the password. */
  show: string;
  hide: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface ConfirmPasswordModalProps extends Omit<
  ModalProps,
  'onOpenChange' | 'onSubmit' | 'title' | 'size' | 'footer' | 'closeLabel' | 'children'
> {
  /** Who is signed in: password managers fill in the password of this name. */
  username: string;
  /** The user gives the password up; what needed it is not done. */
  onClose: () => void;
  /** Called with the password. */
  onSubmit: (password: string) => void;
  /** The password is being checked: the buttons wait. */
  pending?: boolean | undefined;
  /** Why the password was refused. */
  error?: string | undefined;
  /** Until when passwords are refused, e.g. 'Try again in 24 s'. Meanwhile none can be sent. */
  wait?: string | undefined;
  /** Texts, for screen readers too. */
  labels: ConfirmPasswordLabels;
}

interface Fields {
  password: string;
}

const SCHEMA: ObjectSchema<Fields> = object({ password: string().required() });

/** Asks who is signed in for the password again, before something that an open page must not be enough for. */
export function ConfirmPasswordModal({
  username,
  onClose,
  onSubmit,
  pending,
  error,
  wait,
  labels,
  ...rest
}: ConfirmPasswordModalProps): ReactElement {
  return (
    <Modal
      {...rest}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={labels.title}
      size="sm"
      closeLabel={null}
    >
      <PasswordForm {...{ username, onClose, onSubmit, pending, error, wait, labels }} />
    </Modal>
  );
}

type FormProps = Pick<
  ConfirmPasswordModalProps,
  'username' | 'onClose' | 'onSubmit' | 'pending' | 'error' | 'wait' | 'labels'
>;

/** Mounted with each opening, so that no password stays. */
function PasswordForm({
  username,
  onClose,
  onSubmit,
  pending = false,
  error,
  wait,
  labels,
}: FormProps): ReactElement {
  const { control, formState, submit } = useSchemaForm<Fields>({
    defaultValues: { password: '' },
    schema: SCHEMA,
    startIn: 'password',
    onSubmit: ({ password }) => {
      if (!pending && !wait) onSubmit(password);
    },
    onDirtyChange: undefined,
  });
  return (
    <Form noValidate onSubmit={submit} data-component="ConfirmPasswordForm">
      <Text tone="muted">{labels.text}</Text>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Controller
        control={control}
        name="password"
        render={({ field }) => (
          <PasswordField
            {...field}
            label={labels.password}
            required
            autoComplete="current-password"
            error={formState.errors.password ? labels.required : (wait ?? error)}
            labels={labels}
          />
        )}
      />
      <FormActions data-part="Actions">
        <Button variant="ghost" disabled={pending} onClick={() => onClose()}>
          {labels.cancel}
        </Button>
        <Button type="submit" variant="primary" pending={pending}>
          {labels.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
