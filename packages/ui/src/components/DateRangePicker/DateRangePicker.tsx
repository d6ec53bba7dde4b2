'use client';

import { useId, useRef, useState, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { panel } from '#overlay/DateRangePicker';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { triggerBox, triggerValue } from '../../internal/fieldStyle.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { NativeValue } from '../../internal/NativeValue.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useLanguage } from '../../internal/useLanguage.ts';
import { calendarIcon } from '../DatePicker/calendarIcon.tsx';
import type { DatePickerLabels } from '../DatePicker/DatePicker.tsx';
import { Field } from '../Field/Field.tsx';
import { partFrame, type FieldFrameProps } from '../Field/fieldFrame.ts';
import { fieldIds } from '../Field/fieldParts.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { UserText } from '../UserText/UserText.tsx';
import { isSameRange, problemOf, toRange, writeRange, type DayRange } from './dayRange.ts';

export type { DayRange } from './dayRange.ts';

export interface DateRangePreset {
  /** What these days are called: `Last 7 days`. */
  label: string;
  range: DayRange;
}

export interface DateRangePickerLabels {
  /** Of the field for the first day. */
  from: string;
  /** Of the field for the last day. */
  to: string;
  /** A range without a last day. */
  since: (from: string) => string;
  /** A range without a first day. */
  until: (to: string) => string;
  /** Accessible name of the presets. */
  presets: string;
  /** Said when the last day is before the first. */
  turnedRound: string;
  /** Of both fields and the calendar. */
  calendar: DatePickerLabels;
}

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the button. */
export interface DateRangePickerProps
  extends
    FieldFrameProps,
    Omit<HTMLAttributes<HTMLButtonElement>, 'children' | 'onChange' | 'defaultValue'> {
  /** The first and the last day, as `2026-03-02`, where the caller keeps them; `null` for none, and for no limit. */
  value?: DayRange | null | undefined;
  /** The days it holds at first, where it keeps itself. */
  defaultValue?: DayRange | null | undefined;
  /** Days were chosen or typed, of which the last is not before the first; `null` when both are empty. */
  onChange?: ((value: DayRange | null) => void) | undefined;
  /** Days that have a name, above or beside the calendar, in this order. */
  presets?: ReadonlyArray<DateRangePreset> | undefined;
  /** Adds a first preset with this text that chooses `null`. */
  clearLabel?: string | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** The first day that is right, as `2026-03-02`; those before it are said to be too early. */
  min?: string | undefined;
  /** The last day that is right, as `2026-03-02`; those after it are said to be too late. */
  max?: string | undefined;
  /** BCP 47 language of its order and words, for example `en-GB`. Default that of `UiProvider`. */
  locale?: string | undefined;
  /** Cannot be opened. */
  disabled?: boolean | undefined;
  /**
   * Says so to screen readers, which the role of a button cannot, for example `requiredLabel` of
   * `@concierge/ui/labels/en`.
   */
  requiredLabel?: string | undefined;
  /** What is wrong; marks it as invalid. Without it it says itself what is out of range or turned round. */
  error?: string | undefined;
  /** Field name in a native form, which gets the first and the last day under it, empty without a limit. */
  name?: string | undefined;
  /** Texts of the fields and the calendar. */
  labels: DateRangePickerLabels;
  /** The button that opens it, so that a form can focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** From one day to another: by a preset, typed, or looked for in a calendar. Holds `{ from, to }`. */
export function DateRangePicker({
  value: given,
  defaultValue = null,
  onChange,
  presets = [],
  clearLabel,
  placeholder,
  min,
  max,
  locale,
  disabled,
  requiredLabel,
  name,
  labels,
  ref,
  ...props
}: DateRangePickerProps): ReactElement {
  const { label, required } = props;
  const [frame, rest] = partFrame('DateRangePicker', props);
  const ownId = useId();
  const controlId = frame.controlId ?? ownId;
  const valueId = `${controlId}-value`;
  const requiredId = required && requiredLabel && `${controlId}-required`;
  const labelId = fieldIds(controlId).label;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const language = useLanguage(locale);
  const [value, change] = useControlled(given, defaultValue, onChange);
  useFormReset(button, value, change);
  const range = toRange(value);
  const named = presets.find((preset) => isSameRange(preset.range, value));
  const shown = named?.label ?? writeRange(value, language, labels);
  const problem = problemOf(range, { min, max }, language, labels);
  const days = [range.from ?? '', range.to ?? ''];
  return (
    <Field
      {...frame}
      controlId={controlId}
      error={frame.error ?? problem}
      describedBy={[frame.describedBy, requiredId].filter(Boolean).join(' ')}
    >
      {({ required: _required, ...field }) => (
        <>
          <Popover
            size="lg"
            label={label}
            open={open}
            onOpenChange={setOpen}
            trigger={
              <Trigger
                {...rest}
                {...field}
                type="button"
                ref={mergeRefs(button, ref)}
                disabled={disabled}
                aria-labelledby={`${valueId} ${labelId}`}
                data-part="Control"
              >
                <Value id={valueId} data-part="Value" data-empty={shown === '' || undefined}>
                  <UserText>{shown || placeholder || clearLabel || ' '}</UserText>
                </Value>
                {calendarIcon}
              </Trigger>
            }
          >
            <panel.Part
              {...{ value, min, max, language, labels }}
              presets={
                clearLabel ? [{ label: clearLabel, range: toRange(null) }, ...presets] : presets
              }
              onChange={(next, done) => {
                change(next);
                if (done) setOpen(false);
              }}
            />
          </Popover>
          {requiredId && (
            <span hidden id={requiredId}>
              {requiredLabel}
            </span>
          )}
          <NativeValue
            {...{ required, disabled }}
            name={undefined}
            value={days.join('')}
            wrong={problem}
            control={button}
          />
          {name &&
            days.map((day, at) => (
              <input key={at} type="hidden" name={name} value={day} disabled={disabled} />
            ))}
        </>
      )}
    </Field>
  );
}

const Trigger = styled.button`
  @layer concierge.components {
    ${triggerBox}

    & > svg {
      flex: none;
      color: ${t.color.textMuted};
      forced-color-adjust: auto;
    }
  }
`;

const Value = styled.span`
  @layer concierge.components {
    ${triggerValue}
    font-variant-numeric: tabular-nums;
  }
`;
