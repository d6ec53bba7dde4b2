'use client';

import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { checkboxStyle } from '../Checkbox/checkboxStyle.ts';
import { ChoiceGroup, overOption, type ChoiceGroupOptions } from '../Field/ChoiceGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';

export type { ChoiceOption } from '../Field/ChoiceGroup.tsx';

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the root, which is the group; `ref` to its first checkbox. */
export interface CheckboxGroupProps extends ChoiceGroupOptions {
  /** The ticked options, where the caller keeps them. */
  value?: readonly string[] | undefined;
  /** The options that are ticked at first, where it keeps itself. */
  defaultValue?: readonly string[] | undefined;
  /** Gets all ticked options after one was ticked or not any more. */
  onChange?: ((value: string[]) => void) | undefined;
}

const NONE: readonly string[] = [];

/** Some of a few options that are all in view; with `required` at least one. */
export function CheckboxGroup({
  value,
  defaultValue = NONE,
  onChange,
  name,
  ref,
  ...rest
}: CheckboxGroupProps): ReactElement {
  const first = useRef<HTMLInputElement>(null);
  const [ticked, change] = useControlled<readonly string[]>(value, defaultValue, (next) =>
    onChange?.([...next]),
  );
  useFormReset(first, ticked, change);
  const { options, required } = rest;
  const start = options.find(({ disabled }) => !disabled) ?? options[0];
  return (
    <ChoiceGroup
      {...rest}
      component="CheckboxGroup"
      renderControl={(option, input) => (
        <>
          <Input
            {...input}
            type="checkbox"
            name={name}
            ref={option === start ? mergeRefs(first, ref) : undefined}
            checked={ticked.includes(option.value)}
            // The browser misses something while none is ticked.
            required={required && ticked.length === 0}
            onChange={({ target }) => {
              const others = ticked.filter((one) => one !== option.value);
              change(target.checked ? [...others, option.value] : others);
            }}
          />
          <span data-part="Box" aria-hidden="true">
            <Icon name="check" />
          </span>
        </>
      )}
    />
  );
}

const Input = styled.input`
  @layer concierge.components {
    ${checkboxStyle}
    ${overOption}
  }
`;
