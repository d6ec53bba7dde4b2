'use client';

import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import { controlBox, controlFocus, fieldRoot } from '../../internal/fieldStyle.ts';
import { matchesText } from '../../internal/foldText.ts';
import { Headless } from '../../internal/Headless.tsx';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { RemovableTag } from '../RemovableTag/RemovableTag.tsx';
import { describedBy, FieldLabel, FieldTexts, fieldIds } from '../Field/fieldParts.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxProps } from './comboboxTypes.ts';
import { pressedKey } from '../../internal/pressedKey.ts';

const NONE: readonly string[] = [];

/** One value or several as several: `null` and nothing at all as none. */
function several(value: string | null | ReadonlyArray<string> | undefined): readonly string[] {
  if (value === undefined || value === null) return NONE;
  return typeof value === 'string' ? [value] : value;
}

/**
 * Chooses from a list by typing: the options that contain what is typed, without regard to case and accents. With
 * `multiple` the chosen ones are tags in the field. For a short list use `Select`, for a few in view `RadioGroup` or
 * `CheckboxGroup`.
 */
export function Combobox({
  label,
  labelHidden,
  options,
  selected,
  defaultSelected,
  onSelectedChange,
  multiple = false,
  placeholder,
  disabled = false,
  readOnly = false,
  required = false,
  error,
  description,
  name,
  labels,
  ref,
  id,
  className,
  style,
  ...rest
}: ComboboxProps): ReactElement {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids = fieldIds(controlId);
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(() => several(defaultSelected));
  const chosen = selected === undefined ? own : several(selected);
  const change = (next: readonly string[]) => {
    setOwn(next);
    // The type of `onSelectedChange` follows `multiple`, which is checked where the component is used.
    const report = onSelectedChange as ((next: string | string[] | null) => void) | undefined;
    report?.(multiple ? [...next] : (next[0] ?? null));
  };
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  const takeBack = (taken: string) => {
    change(chosen.filter((one) => one !== taken));
    input.current?.focus();
  };
  const takeLastBack = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1);
    if (pressedKey(event) === 'Backspace' && event.currentTarget.value === '' && last)
      takeBack(last);
  };
  const common = {
    id: controlId,
    'aria-labelledby': ids.label,
    ...defined({
      'aria-describedby': describedBy(ids, description, error, rest['aria-describedby']),
    }),
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    isInvalid: Boolean(error),
    validationBehavior: 'aria' as const,
    allowsEmptyCollection: true,
    defaultFilter: (text: string, query: string) => matchesText(query, text),
  };
  const field = (
    <>
      <Box data-part="Box">
        {multiple &&
          chosen.map((one) => (
            <RemovableTag
              key={one}
              removeLabel={labels.remove?.(labelOf(one)) ?? labelOf(one)}
              onRemove={() => takeBack(one)}
              disabled={disabled || readOnly}
            >
              {labelOf(one)}
            </RemovableTag>
          ))}
        <Control
          {...rest}
          ref={mergeRefs(input, ref)}
          placeholder={chosen.length > 0 ? '' : (placeholder ?? '')}
          {...(multiple && !readOnly ? { onKeyDown: takeLastBack } : {})}
          data-part="Control"
        />
        <Open aria-label={labels.open} data-part="Open">
          <Icon name="chevrons-up-down" />
        </Open>
      </Box>
      <ComboboxList options={options} labelledBy={ids.label} noMatches={labels.noMatches} />
    </>
  );
  return (
    <Root className={className} style={style} data-component="Combobox">
      <FieldLabel htmlFor={controlId} id={ids.label} required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Headless>
        {multiple ? (
          <ComboBox
            {...common}
            selectionMode="multiple"
            value={chosen}
            onChange={(keys) => change(keys.map(String))}
          >
            {field}
          </ComboBox>
        ) : (
          <ComboBox
            {...common}
            value={chosen[0] ?? null}
            onChange={(key) => change(key === null ? NONE : [String(key)])}
          >
            {field}
          </ComboBox>
        )}
      </Headless>
      {name &&
        chosen.map((one) => (
          <input key={one} type="hidden" name={name} value={one} disabled={disabled} />
        ))}
      <FieldTexts ids={ids} description={description} error={error} />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${fieldRoot}
  }
`;

const Box = styled(Group)`
  @layer concierge.components {
    ${controlBox}
    min-block-size: max(${t.size.controlMd}, calc(${t.size.target} + 2px));
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 3px;
    padding-block: 3px;
    padding-inline: 10px max(28px, ${t.size.target});
    position: relative;

    &:has([data-component='RemovableTag']) {
      padding-inline-start: 3px;
    }
    &[data-focus-within] {
      ${controlFocus}
    }
  }
`;

const Control = styled(Input)`
  @layer concierge.components {
    flex: 1 1 80px;
    min-inline-size: 0;
    min-block-size: max(32px, ${t.size.target});
    margin-block: -3px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    outline: none;

    &::placeholder {
      color: ${t.color.textMuted};
      opacity: 1;
    }
    [data-component='RemovableTag'] ~ & {
      padding-inline-start: ${t.space[1]};
    }
  }
`;

const Open = styled(Button)`
  @layer concierge.components {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: max(28px, ${t.size.target});
    padding: 0;
    border: 0;
    background: none;
    color: ${t.color.textMuted};
    cursor: pointer;

    &[data-disabled] {
      cursor: not-allowed;
    }
  }
`;
