'use client';

import { useFormReset } from '../../internal/useFormReset.ts';
import {
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { ChoiceField } from '../Field/ChoiceField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { checkboxStyle } from './checkboxStyle.ts';

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the input. */
export interface CheckboxProps extends Omit<
  HTMLAttributes<HTMLInputElement>,
  'children' | 'defaultChecked' | 'onChange'
> {
  /** The text beside the box, and its accessible name. */
  children: ReactNode;
  /** Whether it is ticked, where the caller keeps it. */
  checked?: boolean | undefined;
  /** Whether it is ticked at first, where it keeps itself. */
  defaultChecked?: boolean | undefined;
  /** The user ticked it or took the tick away. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** Some of what it represents is chosen and some is not. */
  indeterminate?: boolean | undefined;
  /** Cannot be changed, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Whether it has to be ticked; shown beside the text. */
  required?: boolean | undefined;
  /** What is wrong; marks it as invalid. */
  error?: string | undefined;
  /** What the choice means, under it. */
  description?: ReactNode;
  /** Field name in a native form. */
  name?: string | undefined;
  /** What a native form sends when it is ticked. */
  value?: string | undefined;
  /** The native checkbox, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Chooses something that takes effect later, with a Save step, or one of many. For at once use `Switch`. */
export function Checkbox({
  children,
  className,
  style,
  id,
  onChange,
  indeterminate = false,
  disabled,
  required,
  error,
  description,
  ref,
  ...rest
}: CheckboxProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  useFormReset(input, rest.checked, (initial) => initial !== undefined && onChange?.(initial));
  return (
    <ChoiceField
      component="Checkbox"
      {...{ id, className, style, disabled, required, error, description }}
      describedBy={rest['aria-describedby']}
      renderControl={(field) => (
        <>
          <Input
            {...rest}
            {...field}
            ref={mergeRefs(input, ref)}
            type="checkbox"
            onChange={({ target }) => onChange?.(target.checked)}
            data-part="Control"
          />
          <span data-part="Box" aria-hidden="true">
            <Icon name={indeterminate ? 'minus' : 'check'} />
          </span>
        </>
      )}
    >
      {children}
    </ChoiceField>
  );
}

const Input = styled.input`
  @layer concierge.components {
    ${checkboxStyle}
    inset-block-start: 0;
    inset-inline-start: -4px;
    inline-size: ${t.size.target};
    block-size: ${t.size.target};

    & + [data-part='Box'] {
      margin-block: calc((20px - ${t.size.check}) / 2);
    }
  }
`;
