'use client';

import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { fieldLabel } from '../../internal/fieldStyle.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import type { ElementProps } from '../../internal/props.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { describedBy, FieldTexts, fieldIds, Required } from '../Field/fieldParts.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CheckboxOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root, a `fieldset`. */
export interface CheckboxGroupProps extends ElementProps<
  'fieldset',
  'children' | 'onChange' | 'defaultValue'
> {
  /** What is chosen: the accessible name of the group. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** What can be chosen, in this order. */
  options: ReadonlyArray<CheckboxOption>;
  /** The chosen values, where the caller keeps them. */
  selected?: ReadonlyArray<string> | undefined;
  /** The values that are chosen at first, where it keeps itself. */
  defaultSelected?: ReadonlyArray<string> | undefined;
  /** The user chose one or took one back: all that are chosen now, in the order of the options. */
  onSelectedChange?: ((values: string[]) => void) | undefined;
  /** `horizontal` puts short options side by side; what finds no room goes to the next line. Default `vertical`. */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** None of them can be changed. */
  disabled?: boolean | undefined;
  /** Whether at least one is needed; shown beside the label. A native form does not check it. */
  required?: boolean | undefined;
  /**
   * Says so to screen readers, which the role of a group cannot, for example `requiredLabel` of
   * `@concierge/ui/labels/en`.
   */
  requiredLabel?: string | undefined;
  /** What is wrong, below the options. */
  error?: string | undefined;
  /** What to choose, below the options. */
  description?: ReactNode;
  /** Field name in a native form, which gets every chosen value. */
  name?: string | undefined;
}

/** Several of a few, all in view. For many use `Combobox`; for one alone `Checkbox`. */
export function CheckboxGroup({
  label,
  labelHidden,
  options,
  selected,
  defaultSelected = [],
  onSelectedChange,
  orientation = 'vertical',
  required,
  requiredLabel,
  error,
  description,
  name,
  ref,
  ...rest
}: CheckboxGroupProps): ReactElement {
  const id = useId();
  const ids = fieldIds(id);
  const requiredId = required && requiredLabel ? `${id}-required` : undefined;
  const root = useRef<HTMLFieldSetElement>(null);
  const change = (changed: string, checked: boolean) => {
    // Without a value of the caller's the boxes themselves know what is chosen, after a reset of the form too.
    const boxes = root.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const before = selected ?? [...boxes].map((box) => box.value);
    const chosen = options.filter((one) =>
      one.value === changed ? checked : before.includes(one.value),
    );
    onSelectedChange?.(chosen.map((one) => one.value));
  };
  const legend = (
    <>
      {label}
      {required && <Required />}
    </>
  );
  return (
    <Root
      aria-describedby={describedBy(ids, description, error, requiredId)}
      {...rest}
      ref={mergeRefs(root, ref)}
      data-component="CheckboxGroup"
    >
      <Legend data-part="Label" data-hidden={labelHidden ? true : undefined}>
        {labelHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </Legend>
      <Body>
        <Options data-part="Options" data-orientation={orientation}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(selected
                ? { checked: selected.includes(option.value) }
                : { defaultChecked: defaultSelected.includes(option.value) })}
              onCheckedChange={(checked) => change(option.value, checked)}
            >
              {option.label}
            </Checkbox>
          ))}
        </Options>
        {requiredId && (
          <span hidden id={requiredId}>
            {requiredLabel}
          </span>
        )}
        <FieldTexts ids={ids} description={description} error={error} />
      </Body>
    </Root>
  );
}

const Root = styled.fieldset`
  @layer concierge.components {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

const Legend = styled.legend`
  @layer concierge.components {
    ${fieldLabel}
    margin-block-end: 6px;
    padding: 0;

    &[data-hidden] {
      margin: 0;
    }
  }
`;

const Body = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
`;

const Options = styled.div`
  @layer concierge.components {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${t.space[1]};

    &[data-orientation='horizontal'] {
      flex-flow: row wrap;
      gap: ${t.space[1]} ${t.space[5]};
    }
  }
`;
