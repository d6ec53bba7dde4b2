'use client';

import { useEffect, useId, useRef, type FormEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { t } from '../../foundations/t.generated.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface LoginValues {
  projectCode: string;
  username: string;
  password: string;
}

export interface LoginLabels {
  projectCode: string;
  username: string;
  password: string;
  submit: string;
  /** Names of the button that shows and hides the password. */
  show: string;
  hide: string;
}

export interface LoginFormProps extends ElementProps<'form', 'children' | 'onSubmit'> {
  /** Called with the values as typed: the form checks nothing itself. */
  onSubmit: (values: LoginValues) => void;
  /** What the fields begin with. Default: empty. */
  defaultValues?: Partial<LoginValues> | undefined;
  /** The field to start in. Default: none. */
  startIn?: keyof LoginValues | undefined;
  /** The sign-in runs: presses do nothing, what is typed stays. */
  pending?: boolean | undefined;
  /** Why signing in failed, e.g. that the credentials are wrong. */
  error?: string | undefined;
  /** Until when signing in is refused, e.g. 'Try again in 24 s'. Meanwhile the form cannot be sent. */
  wait?: string | undefined;
  /** Texts of fields and button. */
  labels: LoginLabels;
}

/** What is seen is sent: password fillers may set values without an event. */
function valuesOf(form: HTMLFormElement): LoginValues {
  const data = new FormData(form);
  const read = (name: keyof LoginValues) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    projectCode: read('projectCode'),
    username: read('username'),
    password: read('password'),
  };
}

/** Project code, username, password. What was typed stays when signing in fails. */
export function LoginForm({
  onSubmit,
  defaultValues,
  startIn,
  pending = false,
  error,
  wait,
  labels,
  ref,
  ...rest
}: LoginFormProps): ReactElement {
  const waitId = useId();
  const form = useRef<HTMLFormElement>(null);
  const startsIn = useRef(startIn);
  useEffect(() => {
    const name = startsIn.current;
    if (name) form.current?.querySelector<HTMLElement>(`[name='${name}']`)?.focus();
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending && !wait) onSubmit(valuesOf(event.currentTarget));
  };
  return (
    <Form
      {...rest}
      ref={mergeRefs(form, ref)}
      onSubmit={submit}
      noValidate
      data-component="LoginForm"
    >
      {error && <Alert tone="danger">{error}</Alert>}
      <TextField
        label={labels.projectCode}
        name="projectCode"
        defaultValue={defaultValues?.projectCode}
        autoComplete="organization"
        spellCheck={false}
      />
      <TextField
        label={labels.username}
        name="username"
        defaultValue={defaultValues?.username}
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordField
        label={labels.password}
        name="password"
        defaultValue={defaultValues?.password}
        labels={labels}
      />
      <Submit
        type="submit"
        variant="primary"
        size="lg"
        pending={pending}
        aria-disabled={wait ? true : undefined}
        aria-describedby={wait ? waitId : undefined}
      >
        {labels.submit}
      </Submit>
      {wait && (
        <Wait id={waitId} role="timer" data-part="Wait">
          {wait}
        </Wait>
      )}
    </Form>
  );
}

const Form = styled.form`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[4]};
  }
`;

const Submit = styled(Button)`
  @layer concierge.components {
    margin-block-start: ${t.space[2]};

    &[aria-describedby] {
      opacity: 0.5;
      cursor: not-allowed;
    }
  }
`;

/** A timer: its seconds are not announced, the button refers to it. */
const Wait = styled.p`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
