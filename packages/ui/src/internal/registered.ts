/** What `register` of react-hook-form returns, as far as it matters here. */
export interface Registration {
  /** Name of the field in the form. */
  name: string;
  /** Takes an event of the control. */
  onChange: (event: { type: string; target: { name: string } }) => unknown;
}

/**
 * Makes what `register` of react-hook-form returns fit a field that is one native control, whose `onChange` is called
 * with the value: `TextField`, `PasswordField`, `Checkbox` and `Switch`, for example
 * `<TextField label="Name" {...registered(register('name'))} />`. All others are for its `Controller`.
 */
export function registered<Given extends Registration>({
  onChange,
  ...rest
}: Given): Omit<Given, 'onChange'> & { onChange: (value: string | boolean) => void } {
  return {
    ...rest,
    // The type makes the form read the native control itself, and turn it into a number or a date.
    onChange: () => void onChange({ type: 'change', target: rest }),
  };
}
