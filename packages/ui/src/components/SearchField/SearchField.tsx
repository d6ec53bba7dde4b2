'use client';

import {
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { controlBox, controlFocus } from '../../internal/fieldStyle.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { Field } from '../Field/Field.tsx';
import { partFrame, type FieldFrameProps } from '../Field/fieldFrame.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { pressedKey } from '../../internal/pressedKey.ts';

export interface SearchFieldLabels {
  /** Name of the button that empties the field. */
  clear: string;
}

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the input. */
export interface SearchFieldProps
  extends
    FieldFrameProps,
    Omit<HTMLAttributes<HTMLInputElement>, 'children' | 'onChange' | 'defaultValue'> {
  /** Keeps the label for screen readers only: the magnifier and the placeholder say it to the eye. Default `true`. */
  labelHidden?: boolean | undefined;
  /** What is typed, where the caller keeps it. */
  value?: string | undefined;
  /** What it holds at first, where it keeps itself. */
  defaultValue?: string | undefined;
  /** The user typed or cleared it. */
  onChange?: ((value: string) => void) | undefined;
  /** Field name in a native form. */
  name?: string | undefined;
  /** An example of what can be found. */
  placeholder?: string | undefined;
  /** Cannot be typed into. */
  disabled?: boolean | undefined;
  /** Accessible names of the field and of its clear button. */
  labels: SearchFieldLabels;
  /** The native field, so that it can be focused. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Filters a list while the user types. Escape empties it. */
export function SearchField({
  labelHidden = true,
  value: given,
  defaultValue = '',
  onChange,
  onKeyDown,
  disabled,
  labels,
  ref,
  ...props
}: SearchFieldProps): ReactElement {
  const [frame, rest] = partFrame('SearchField', props);
  const input = useRef<HTMLInputElement>(null);
  const [value, change] = useControlled(given, defaultValue, onChange);
  useFormReset(input, value, change);
  const clear = () => {
    change('');
    input.current?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (pressedKey(event) !== 'Escape' || value === '') return;
    // A modal around the field stays open: the first Escape belongs to the text.
    event.stopPropagation();
    event.preventDefault();
    change('');
  };
  return (
    <Field {...frame} labelHidden={labelHidden}>
      {(field) => (
        <Box>
          <Icon name="search" />
          <Input
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            {...rest}
            {...field}
            ref={mergeRefs(input, ref)}
            type="search"
            value={value}
            disabled={disabled}
            onChange={(event) => change(event.target.value)}
            onKeyDown={clearOnEscape}
            data-part="Control"
          />
          {value !== '' && !disabled && (
            <IconButton icon="x" size="sm" label={labels.clear} onClick={clear} />
          )}
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  @layer concierge.components {
    position: relative;
    color: ${t.color.textMuted};

    & > svg {
      position: absolute;
      inset-block-start: calc(50% - ${t.size.icon} / 2);
      inset-inline-start: 10px;
      pointer-events: none;
    }
    & > button {
      position: absolute;
      inset-block-start: calc(50% - ${t.size.controlSm} / 2);
      inset-inline-end: 3px;
    }
  }
`;

const Input = styled.input`
  @layer concierge.components {
    ${controlBox}
    padding-inline: calc(${t.size.icon} + 16px) calc(${t.size.controlSm} + 4px);
    appearance: none;

    &::-webkit-search-cancel-button {
      display: none;
    }
    &:focus {
      ${controlFocus}
    }
  }
`;
