/** What `register` of react-hook-form returns, as far as it matters here. */
export interface Registration {
  /** Name of the field in the form. */
  name: string;
  /** Takes an event of the control. */
  onChange: (event: {
    type: string;
    target: { name: string; type: string; value: string };
  }) => unknown;
}

/**
 * Makes what `register` of react-hook-form returns fit a text field, whose `onChange` is called with the text:
 * `<TextField label="Name" {...registered(register('name'))} />`. `PasswordField` takes it too; `Checkbox` and
 * `Switch` take `{...register('terms')}` as it is, all others are for its `Controller`.
 */
export function registered<Given extends Registration>({
  onChange,
  ...rest
}: Given): Omit<Given, 'onChange'> & { onChange: (text: string) => void } {
  return {
    ...rest,
    onChange: (value) => {
      // The type makes the form read the native input itself, and turn it into a number or a date.
      onChange({ type: 'change', target: { name: rest.name, type: 'text', value } });
    },
  };
}
