'use client';

import { useEffect, useId, useState, type ReactElement, type ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Form, FormActions, formStack, type ModalFormProps } from '../../internal/formStyle.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useSchemaForm } from '../../internal/useSchemaForm.ts';
import { useServerErrors } from '../../internal/useServerErrors.ts';
import {
  canSubmitUser,
  userFormSchema,
  userFormValues,
  type FilledUserForm,
  type UserFormFields,
  type UserFormValues,
  type UserType,
} from './userFormSchema.ts';

export type { UserFormValues, UserType } from './userFormSchema.ts';

export interface UserFormLabels {
  /** What a screen reader says of the user type, which is required. */
  required?: string | undefined;
  username: string;
  userType: string;
  userTypePlaceholder: string;
  /** Names of the types: 1 administrator, 2 operator. */
  userTypes: Record<UserType, string>;
  password: string;
  passwordConfirm: string;
  /** The password so far, with `askCurrentPassword`. */
  currentPassword?: string | undefined;
  /** Shown at the confirm field when the two differ. */
  passwordNotMatch: string;
  /** The button that opens the password fields of an existing user. */
  changePassword: string;
  /** The same button while they are open: closes and empties them. */
  keepPassword: string;
  showPassword: string;
  hidePassword: string;
  /** Why Create is disabled: what a new user needs. */
  createIncomplete: string;
  /** Why Update is disabled: what an existing user needs. */
  updateIncomplete: string;
  close: string;
  create: string;
  update: string;
}

export interface UserFormProps extends ElementProps<'form', 'onSubmit'>, ModalFormProps {
  /** The user to edit; without one the form creates. Give the form a `key` when the user changes. */
  user?: { id: number; username: string; user_type: UserType } | null | undefined;
  /** Whether username and type may be changed. */
  canEditIdentity: boolean;
  /** Whether an existing user's password may be changed here. */
  canChangePassword: boolean;
  /** Called with complete values; `password` only when one was typed. `username` without white space around it. */
  onSubmit: (values: UserFormValues) => void;
  /** What the server says against the username; goes away when it is edited. */
  usernameError?: string | undefined;
  /** Whether changing the password needs the one so far. Default `false`. */
  askCurrentPassword?: boolean | undefined;
  /** What a password has to be like, under its field. */
  passwordHelp?: string | undefined;
  /** What the server says against the new password; goes away when it is edited. */
  passwordError?: string | undefined;
  /** What the server says against the password so far; goes away when it is edited. */
  currentPasswordError?: string | undefined;
  /** Longest texts in characters. */
  limits?: { username?: number; password?: number } | undefined;
  /** Starts in the username, where it may be changed. Default `true`. */
  autoFocus?: boolean | undefined;
  /** Texts, for screen readers too. */
  labels: UserFormLabels;
  /** Rendered between the fields and the buttons: what else belongs to the account. */
  children?: ReactNode;
}

const PASSWORD_FIELDS = ['current_password', 'password', 'password_confirm'] as const;

const NEW_USER: UserFormFields = {
  username: '',
  user_type: null,
  current_password: '',
  password: '',
  password_confirm: '',
};

/**
 * Creates or edits a user. A new user needs username, type and a repeated password; of an existing
 * one the password stays unless it is changed. Made for a `Modal` of size `md`.
 */
export function UserForm({
  user,
  canEditIdentity,
  canChangePassword,
  onSubmit,
  onClose,
  onDirtyChange,
  pending = false,
  usernameError,
  askCurrentPassword = false,
  passwordHelp,
  passwordError,
  currentPasswordError,
  limits,
  autoFocus = true,
  labels,
  children,
  ...rest
}: UserFormProps): ReactElement {
  const mode = user ? 'edit' : 'create';
  const hintId = useId();
  const { control, trigger, getValues, setFocus, setValue, clearErrors, formState, submit } =
    useSchemaForm<UserFormFields, FilledUserForm>({
      defaultValues: user
        ? { ...NEW_USER, username: user.username, user_type: user.user_type }
        : NEW_USER,
      schema: userFormSchema(mode),
      startIn: autoFocus && canEditIdentity ? 'username' : undefined,
      onSubmit: (values) => {
        errors.submitted();
        onSubmit(userFormValues(values));
      },
      onDirtyChange,
    });
  const errors = useServerErrors(
    pending,
    {
      username: usernameError,
      current_password: currentPasswordError,
      password: passwordError,
    },
    setFocus,
  );
  const complete = useWatch({
    control,
    compute: (fields: UserFormFields) => canSubmitUser(fields, mode),
  });
  const [changing, setChanging] = useState(false);
  const mismatch = formState.errors.password_confirm ? labels.passwordNotMatch : undefined;

  useEffect(() => {
    if (changing) setFocus(askCurrentPassword ? 'current_password' : 'password');
  }, [changing, askCurrentPassword, setFocus]);

  /** A repetition that cannot become the password any more is wrong at once, one being typed is not. */
  const recheck = (confirmed: string) => {
    const differs = !getValues('password').startsWith(confirmed);
    if (mismatch || differs) void trigger('password_confirm');
  };
  const togglePasswords = () => {
    setChanging(!changing);
    for (const name of PASSWORD_FIELDS) setValue(name, '');
    clearErrors('password_confirm');
  };
  const passwordLabels = { show: labels.showPassword, hide: labels.hidePassword };
  const passwordsShown = mode === 'create' || changing;

  return (
    <Form {...rest} noValidate onSubmit={submit} data-component="UserForm">
      <Controller
        control={control}
        name="username"
        render={({ field }) => (
          <TextField
            {...field}
            label={labels.username}
            required
            disabled={!canEditIdentity}
            error={errors.shown.username}
            maxLength={limits?.username}
            autoComplete="off"
            spellCheck={false}
            onChange={(value) => {
              errors.edited('username');
              field.onChange(value);
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="user_type"
        render={({ field: { value, onChange, ref } }) => (
          <Select
            ref={ref}
            label={labels.userType}
            placeholder={labels.userTypePlaceholder}
            required
            requiredLabel={labels.required}
            disabled={!canEditIdentity}
            value={value === null ? null : String(value)}
            onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
            options={([1, 2] as const).map((type) => ({
              value: String(type),
              label: labels.userTypes[type],
            }))}
          />
        )}
      />
      {mode === 'edit' && canChangePassword && (
        <div>
          <Button iconStart={changing ? 'undo-2' : 'key-round'} onClick={togglePasswords}>
            {changing ? labels.keepPassword : labels.changePassword}
          </Button>
        </div>
      )}
      {passwordsShown && (
        <Passwords data-part="Passwords">
          {mode === 'edit' && askCurrentPassword && (
            <Controller
              control={control}
              name="current_password"
              render={({ field }) => (
                <WholeRow
                  {...field}
                  label={labels.currentPassword ?? labels.password}
                  required
                  maxLength={limits?.password}
                  autoComplete="current-password"
                  error={errors.shown.current_password}
                  labels={passwordLabels}
                  onChange={(value) => {
                    errors.edited('current_password');
                    field.onChange(value);
                  }}
                />
              )}
            />
          )}
          <Controller
            control={control}
            name="password"
            render={({ field }) => (
              <PasswordField
                {...field}
                label={labels.password}
                required={mode === 'create'}
                maxLength={limits?.password}
                autoComplete="new-password"
                description={passwordHelp}
                error={errors.shown.password}
                labels={passwordLabels}
                onChange={(value) => {
                  errors.edited('password');
                  field.onChange(value);
                  recheck(getValues('password_confirm'));
                }}
              />
            )}
          />
          <Controller
            control={control}
            name="password_confirm"
            render={({ field }) => (
              <PasswordField
                {...field}
                label={labels.passwordConfirm}
                required={mode === 'create'}
                maxLength={limits?.password}
                autoComplete="new-password"
                error={mismatch}
                labels={passwordLabels}
                onChange={(value) => {
                  field.onChange(value);
                  recheck(value);
                }}
                onBlur={() => {
                  field.onBlur();
                  // A new user cannot be submitted before it matches, so this is the time to say why.
                  if (mode === 'create' && field.value !== '') void trigger('password_confirm');
                }}
              />
            )}
          />
        </Passwords>
      )}
      {children}
      {!complete && (
        <Text size="sm" tone="muted" id={hintId} data-part="Hint">
          {mode === 'create' ? labels.createIncomplete : labels.updateIncomplete}
        </Text>
      )}
      <FormActions data-part="Actions">
        <Button onClick={() => onClose()}>{labels.close}</Button>
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          disabled={!complete}
          aria-describedby={complete ? undefined : hintId}
        >
          {mode === 'create' ? labels.create : labels.update}
        </Button>
      </FormActions>
    </Form>
  );
}

const WholeRow = styled(PasswordField)`
  @layer concierge.components {
    grid-column: 1 / -1;
  }
`;

const Passwords = styled.div`
  @layer concierge.components {
    ${formStack}
    align-items: start;

    @container (min-width: 440px) {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
