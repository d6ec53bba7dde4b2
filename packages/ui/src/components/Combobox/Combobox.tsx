'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { control } from '#overlay/Combobox';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { matchesText } from '../../internal/foldText.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { Field } from '../Field/Field.tsx';
import { partFrame } from '../Field/fieldFrame.ts';
import { fieldIds } from '../Field/fieldParts.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { EarlyUse } from './ComboboxControl.tsx';
import type { ComboboxProps } from './comboboxTypes.ts';

export type { ComboboxLabels, ComboboxProps } from './comboboxTypes.ts';

/** One choice out of a long list, found by typing: whatever case and accents. */
export function Combobox({
  value: given,
  defaultValue = null,
  onChange,
  options,
  freeText = false,
  onSearch,
  loading = false,
  failed = false,
  disabled,
  size = 'md',
  name,
  labels,
  ref,
  ...props
}: ComboboxProps): ReactElement {
  const { label, required } = props;
  const [frame, rest] = partFrame('Combobox', props);
  const ownId = useId();
  const controlId = frame.controlId ?? ownId;
  const labelId = fieldIds(controlId).label;
  const input = useRef<HTMLInputElement>(null);
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const earlyRef = useRef<EarlyUse>(null);
  // What is typed counts until the value is another one.
  const [typing, setTyping] = useState<{ text: string; value: string | null }>();
  const [value, change] = useControlled(given, defaultValue, onChange);
  const option = options.find((one) => one.value === value);
  // A caller that narrows the options may leave out the chosen one.
  const [known, setKnown] = useState(option);
  if (option && option !== known) setKnown(option);
  const chosen = option ?? (known?.value === value ? known : undefined);
  const typed = typing?.value === value ? typing.text : undefined;
  const text = typed ?? chosen?.label ?? (freeText ? value : null) ?? '';
  const isTyped = typed !== undefined;
  const isAwaited = loading && isTyped && onSearch === undefined;
  const choose = (next: string | null) => {
    if (next === null && isAwaited) return;
    setTyping(undefined);
    if (next !== null && next !== value) change(next);
  };
  const type = (next: string) => {
    if (next === text) return;
    if (next === chosen?.label) {
      setTyping(undefined);
      return;
    }
    const same = options.find((one) => one.label === next)?.value ?? next;
    const changed = next === '' ? null : freeText ? same : value;
    setTyping({ text: next, value: changed });
    onSearch?.(next);
    if (changed !== value) change(changed);
  };
  const clear = () => {
    setTyping(undefined);
    change(null);
    input.current?.focus();
  };
  // Whoever typed and went on while the options were loading means the first that fits, as by Tab.
  const onLoaded = useEffectEvent(() => {
    if (freeText || typed === undefined || input.current?.matches(':focus')) return;
    const fits = options.find((one) => !one.disabled && matchesText(typed, one.label));
    choose(fits?.value ?? null);
  });
  useEffect(() => {
    if (!loading) onLoaded();
  }, [loading]);
  useFormReset(input, value, (initial) => {
    setTyping(undefined);
    change(initial);
  });
  // What is typed is not chosen yet: without a value a native form is not sent.
  const isMissing = required === true && value === null && text !== '';
  useEffect(() =>
    input.current?.setCustomValidity(
      isMissing ? ((loading ? labels.loading : labels.noMatches) ?? ' ') : '',
    ),
  );
  const message = failed ? labels.failed : loading ? labels.loading : undefined;
  const icon = !isTyped && chosen?.icon;
  const isClearable = text !== '' && !required && !disabled;
  return (
    <Field {...frame} controlId={controlId}>
      {(field) => (
        <Box data-has-icon={icon ? true : undefined}>
          {icon && <Start>{icon}</Start>}
          <control.Part
            {...{ label, value, options, text, isTyped, isAwaited, message, earlyRef }}
            isFreeText={freeText}
            isNarrowed={onSearch !== undefined}
            noMatches={labels.noMatches}
            onType={type}
            onChoose={choose}
            onShowAll={() => onSearch?.('')}
            input={{
              dir: 'auto',
              autoComplete: 'off',
              ...rest,
              ...field,
              disabled,
              ref: mergeRefs(input, ref),
              'data-part': 'Control',
              'data-size': size,
              onFocus: (event) => {
                // Where it could not be loaded it is tried again.
                control.whenReady(rerender);
                rest.onFocus?.(event);
              },
            }}
          />
          {name && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
          <End>
            {loading ? (
              <Spinner />
            ) : isClearable ? (
              <IconButton
                icon="x"
                size="sm"
                id={`${controlId}-clear`}
                aria-labelledby={`${controlId}-clear ${labelId}`}
                label={labels.clear}
                // A keyboard deletes the text.
                tabIndex={-1}
                onClick={clear}
                data-part="Clear"
              />
            ) : (
              <Icon name="chevrons-up-down" />
            )}
          </End>
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  @layer concierge.components {
    position: relative;
    min-inline-size: 0;

    /* At the sides of the page: what is typed may run the other way. */
    &:dir(ltr) input {
      text-align: left;
      padding-right: calc(${t.size.controlSm} + 6px);
    }
    &:dir(rtl) input {
      text-align: right;
      padding-left: calc(${t.size.controlSm} + 6px);
    }
    &:dir(ltr)[data-has-icon] input {
      padding-left: 34px;
    }
    &:dir(rtl)[data-has-icon] input {
      padding-right: 34px;
    }
  }
`;

const Start = styled.span`
  @layer concierge.components {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 10px;
    display: flex;
    align-items: center;
    pointer-events: none;
  }
`;

const End = styled.span`
  @layer concierge.components {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 3px;
    display: flex;
    align-items: center;
    color: ${t.color.textMuted};

    /* A press on the sign is one on the field. */
    &:not(:has(button)) {
      inset-inline-end: 9px;
      pointer-events: none;
    }
  }
`;
