import {
  useId,
  type ChangeEvent,
  type FocusEventHandler,
  type HTMLInputTypeAttribute,
  type KeyboardEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { describedBy, FieldLabel, FieldTexts, fieldIds } from './Field.tsx';
import { controlBox, controlFocus, fieldRoot } from '../../internal/fieldStyle.ts';
import type { ElementProps } from '../../internal/props.ts';

/** The element a text field is made of: an `input`, or a `textarea` with `multiline`. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the root, `ref` to the control. */
export interface TextFieldProps extends ElementProps<
  'div',
  'children' | 'onChange' | 'onBlur' | 'onKeyDown' | 'ref'
> {
  /** The text above it, and its accessible name. */
  label: string;
  /** Keeps the label for screen readers only; something visible must say the same. */
  labelHidden?: boolean | undefined;
  /** What it holds, where the caller keeps it. */
  value?: string | undefined;
  /** What it holds at first, where it keeps itself. */
  defaultValue?: string | undefined;
  /** The user typed. */
  onChange?: ((value: string) => void) | undefined;
  /** The focus left the control. */
  onBlur?: FocusEventHandler<TextControl> | undefined;
  /** A key was pressed in the control. */
  onKeyDown?: KeyboardEventHandler<TextControl> | undefined;
  /** Field name in a native form. */
  name?: string | undefined;
  /** Native type. Default `text`. */
  type?: HTMLInputTypeAttribute | undefined;
  /** Cannot be typed into, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Whether something has to be typed; shown beside the label. */
  required?: boolean | undefined;
  /** Can be read and copied but not changed. */
  readOnly?: boolean | undefined;
  /** What is wrong; marks the field as invalid. */
  error?: string | undefined;
  /** What to enter, under the control. */
  description?: ReactNode;
  /** An example of what to type, never the name of the field. */
  placeholder?: string | undefined;
  /** What browsers may fill in, as in the HTML standard. */
  autoComplete?: string | undefined;
  /** Takes the focus when it is mounted. */
  autoFocus?: boolean | undefined;
  /** Longest text in characters. */
  maxLength?: number | undefined;
  /** Which keyboard a phone shows. */
  inputMode?:
    | 'none'
    | 'text'
    | 'tel'
    | 'url'
    | 'email'
    | 'numeric'
    | 'decimal'
    | 'search'
    | undefined;
  /** Whether the browser marks misspelt words. */
  spellCheck?: boolean | undefined;
  /** A text of several lines. */
  multiline?: boolean | undefined;
  /** Visible lines with `multiline`. Default 4. */
  rows?: number | undefined;
  /** Something inside the box at its end, for example a button. */
  end?: ReactNode;
  /** The control itself, so that a form can focus it. */
  ref?: Ref<TextControl> | undefined;
}

/** A labelled text input with room for a description and an error. For secrets use `PasswordField`. */
export function TextField({
  label,
  labelHidden,
  value,
  defaultValue,
  onChange,
  onBlur,
  onKeyDown,
  name,
  type = 'text',
  disabled,
  required,
  readOnly,
  error,
  description,
  placeholder,
  autoComplete,
  autoFocus,
  maxLength,
  inputMode,
  spellCheck,
  multiline = false,
  rows = 4,
  end,
  ref,
  ...rest
}: TextFieldProps): ReactElement {
  const controlId = useId();
  const ids = fieldIds(controlId);
  const control = {
    id: controlId,
    value,
    defaultValue,
    onBlur,
    onKeyDown,
    name,
    disabled,
    required,
    readOnly,
    placeholder,
    autoComplete,
    autoFocus,
    maxLength,
    inputMode,
    spellCheck,
    onChange: (event: ChangeEvent<TextControl>) => onChange?.(event.target.value),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(ids, description, error),
    'data-part': 'Control',
  };
  return (
    <Root {...rest} data-component="TextField">
      <FieldLabel htmlFor={controlId} id={ids.label} required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Box data-has-end={end ? true : undefined}>
        {multiline ? (
          <Area {...control} rows={rows} ref={ref as Ref<HTMLTextAreaElement>} />
        ) : (
          <Input {...control} type={type} ref={ref as Ref<HTMLInputElement>} />
        )}
        {end && <End data-part="End">{end}</End>}
      </Box>
      <FieldTexts ids={ids} description={description} error={error} />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${fieldRoot}
  }
`;

const Box = styled.div`
  @layer concierge.components {
    position: relative;

    &[data-has-end] > input {
      padding-inline-end: ${t.space[10]};
    }
  }
`;

const Input = styled.input`
  @layer concierge.components {
    ${controlBox}

    &:focus {
      ${controlFocus}
    }
  }
`;

const Area = styled.textarea`
  @layer concierge.components {
    ${controlBox}
    display: block;
    padding-block: 6px;
    resize: vertical;

    &:focus {
      ${controlFocus}
    }
  }
`;

const End = styled.div`
  @layer concierge.components {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 3px;
    display: flex;
    align-items: center;
  }
`;
