'use client';

import { useFormReset } from '../../internal/useFormReset.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { ChoiceGroup, overOption, type ChoiceGroupOptions } from '../Field/ChoiceGroup.tsx';

export type { ChoiceOption } from '../Field/ChoiceGroup.tsx';

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the root, which is the group; `ref` to its radio button. */
export interface RadioGroupProps extends ChoiceGroupOptions {
  /** The chosen option, `null` for none, where the caller keeps it. */
  value?: string | null | undefined;
  /** The option that is chosen at first, where it keeps itself. */
  defaultValue?: string | null | undefined;
  /** An option was chosen. */
  onChange?: ((value: string) => void) | undefined;
}

/** One of a few options that are all in view. For many, or where there is little room, use `Select`. */
export function RadioGroup({
  value,
  defaultValue,
  onChange,
  name,
  ref,
  ...rest
}: RadioGroupProps): ReactElement {
  const { options, required } = rest;
  const chosen = value === undefined ? defaultValue : value;
  const start =
    options.find((option) => option.value === chosen) ??
    options.find(({ disabled }) => !disabled) ??
    options[0];
  const own = useRef<HTMLInputElement>(null);
  useFormReset(own, value, (initial) => typeof initial === 'string' && onChange?.(initial));
  return (
    <ChoiceGroup
      {...rest}
      component="RadioGroup"
      renderControl={(option, input, group) => (
        <>
          <Input
            {...input}
            type="radio"
            name={name ?? group}
            ref={option === start ? mergeRefs(own, ref) : undefined}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            required={required}
            onChange={() => onChange?.(option.value)}
          />
          <Dot data-part="Dot" aria-hidden="true" />
        </>
      )}
    />
  );
}

const Input = styled.input`
  @layer concierge.components {
    ${overOption}
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
