'use client';

import { useState, type ReactElement } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldLabels {
  /** Name of the button that shows what is typed. */
  show: string;
  /** Name of the button that hides it again. */
  hide: string;
}

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'multiline' | 'rows' | 'end' | 'inputMode' | 'spellCheck'
> {
  /** The text above it, and its accessible name. */
  label: string;
  /** Names of the button that shows and hides what is typed. */
  labels: PasswordFieldLabels;
}

/** A text field for a secret, with a button that shows it. */
export function PasswordField({ labels, disabled, ...rest }: PasswordFieldProps): ReactElement {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...rest}
      disabled={disabled}
      type={visible ? 'text' : 'password'}
      spellCheck={false}
      end={
        <IconButton
          icon={visible ? 'eye-off' : 'eye'}
          label={visible ? labels.hide : labels.show}
          size="sm"
          disabled={disabled}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
