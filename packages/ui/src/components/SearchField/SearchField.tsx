import { useId, useRef, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { FieldLabel, fieldIds } from '../TextField/Field.tsx';
import { controlBox, controlFocus, fieldRoot } from '../../internal/fieldStyle.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import type { ElementProps } from '../../internal/props.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface SearchFieldLabels {
  /** Name of the button that empties the field. */
  clear: string;
}

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the root, `ref` to the input. */
export interface SearchFieldProps extends ElementProps<'div', 'children' | 'onChange'> {
  /** Accessible name; the magnifier and the placeholder say it to the eye. */
  label: string;
  /** What is typed. */
  value: string;
  /** The user typed or cleared it. */
  onChange: (value: string) => void;
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
  label,
  value,
  onChange,
  placeholder,
  disabled,
  labels,
  ref,
  ...rest
}: SearchFieldProps): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    // A modal around the field stays open: the first Escape belongs to the text.
    event.stopPropagation();
    event.preventDefault();
    onChange('');
  };
  return (
    <Root {...rest} data-component="SearchField">
      <FieldLabel htmlFor={id} id={fieldIds(id).label} hidden>
        {label}
      </FieldLabel>
      <Box>
        <Icon name="search" />
        <Input
          id={id}
          ref={mergeRefs(input, ref)}
          type="search"
          value={value}
          disabled={disabled}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={clearOnEscape}
          data-part="Control"
        />
        {value !== '' && !disabled && (
          <IconButton icon="x" size="sm" label={labels.clear} onClick={clear} />
        )}
      </Box>
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
    color: ${t.color.textMuted};

    & > svg {
      position: absolute;
      inset-block-start: calc(50% - 8px);
      inset-inline-start: 10px;
      pointer-events: none;
    }
    & > button {
      position: absolute;
      inset-block-start: calc(50% - 14px);
      inset-inline-end: 3px;
    }
  }
`;

const Input = styled.input`
  @layer concierge.components {
    ${controlBox}
    padding-inline: 32px;
    appearance: none;

    &::-webkit-search-cancel-button {
      display: none;
    }
    &:focus {
      ${controlFocus}
    }
  }
`;
