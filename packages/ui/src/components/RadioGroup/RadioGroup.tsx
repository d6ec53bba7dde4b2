'use client';

import { useId, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { describedBy, fieldIds, FieldLabel, FieldTexts } from '../Field/fieldParts.tsx';

export interface RadioOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the root, which is the group; `ref` to its radio button. */
export interface RadioGroupProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** What is chosen: the accessible name of the group. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** The chosen option, `null` for none, where the caller keeps it. */
  value?: string | null | undefined;
  /** The option that is chosen at first, where it keeps itself. */
  defaultValue?: string | null | undefined;
  /** An option was chosen. */
  onChange?: ((value: string) => void) | undefined;
  /** Two to about ten. */
  options: ReadonlyArray<RadioOption>;
  /** `horizontal` puts short options side by side, in equal parts. Default `vertical`. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** None can be chosen, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Whether one has to be chosen; shown beside the label. */
  required?: boolean | undefined;
  /** What is wrong; marks the group as invalid. */
  error?: string | undefined;
  /** What to choose, under the options. */
  description?: ReactNode;
  /** Field name in a native form. */
  name?: string | undefined;
  /** The native radio button that Tab reaches, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of a few options that are all in view. For many, or where there is little room, use `Select`. */
export function RadioGroup({
  label,
  labelHidden,
  value,
  defaultValue,
  onChange,
  options,
  orientation = 'vertical',
  disabled,
  required,
  error,
  description,
  name,
  id: givenId,
  ref,
  ...rest
}: RadioGroupProps): ReactElement {
  const ownId = useId();
  const id = givenId ?? ownId;
  const ids = fieldIds(id);
  const chosen = value === undefined ? defaultValue : value;
  const start = options.find((option) => option.value === chosen) ?? options[0];
  return (
    <Root
      {...rest}
      id={givenId}
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-describedby={describedBy(ids, description, error, rest['aria-describedby'])}
      aria-invalid={error ? true : undefined}
      aria-required={required}
      data-component="RadioGroup"
      data-orientation={orientation}
    >
      <FieldLabel id={ids.label} required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Options data-part="Options">
        {options.map((option) => (
          <Option key={option.value} data-part="Option">
            <Input
              type="radio"
              name={name ?? id}
              ref={option === start ? ref : undefined}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              disabled={disabled || option.disabled}
              required={required}
              onChange={() => onChange?.(option.value)}
              data-part="Control"
            />
            <Dot data-part="Dot" aria-hidden="true" />
            <span>{option.label}</span>
          </Option>
        ))}
      </Options>
      <FieldTexts ids={ids} description={description} error={error} />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[1]};
    min-inline-size: 0;
    border: 0;

    &[aria-invalid] > [data-part='Options'] {
      border-color: ${t.color.danger.solid};
    }
  }
`;

const Options = styled.div`
  @layer concierge.components {
    display: grid;
    gap: 1px;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.surface};
    overflow: hidden;

    [data-orientation='horizontal'] > & {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }
`;

const Option = styled.label`
  @layer concierge.components {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${t.space[3]};
    min-block-size: ${t.size.controlMd};
    padding: ${t.space[1]} ${t.space[3]};
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    overflow-wrap: anywhere;
    cursor: pointer;
    /* Fills the gap to the next option. */
    outline: 1px solid ${t.color.border};

    &:hover {
      background: ${t.color.surfaceHover};
    }
    &:has(:checked) {
      background: ${t.color.accentSubtle};
      font-weight: ${t.weight.medium};
    }
    &:has(:focus-visible) {
      outline: 2px solid ${t.color.focus};
      outline-offset: -2px;
      border-radius: ${t.radius.sm};
    }
    &:has(:disabled) {
      color: ${t.color.textMuted};
      cursor: not-allowed;
    }
  }
`;

/** Over the whole option, so that all of it is the target. */
const Input = styled.input`
  @layer concierge.components {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

const Dot = styled.span`
  @layer concierge.components {
    flex: none;
    inline-size: ${t.size.check};
    block-size: ${t.size.check};
    border: 1px solid ${t.color.borderControl};
    border-radius: ${t.radius.full};
    background: ${t.color.surface};

    input:checked + & {
      border: calc(${t.size.check} / 2 - 3px) solid ${t.color.accent};
    }
    input:disabled + & {
      opacity: 0.5;
    }
    @media (forced-colors: active) {
      border-color: ButtonText;
      input:checked + & {
        border-color: Highlight;
      }
    }
  }
`;
