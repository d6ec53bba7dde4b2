'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, type ReactElement } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { DatePicker, type DatePickerLabels } from '../../components/DatePicker/DatePicker.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { dayRangeSchema, TURNED_ROUND, type DayRange } from './dayRangeSchema.ts';

export type { DayRange } from './dayRangeSchema.ts';

export interface DayRangeFilterLabels {
  /** Of the field for the first day. */
  from: string;
  /** Of the field for the last day. */
  to: string;
  /** Said when the last day is before the first. */
  turnedRound: string;
  /** Of the fields and their calendars. */
  calendar: DatePickerLabels;
}

export interface DayRangeFilterProps extends ElementProps<'div', 'children' | 'onChange'> {
  /** The days that the list is narrowed by. What is typed gives way to it when it changes. */
  value: DayRange;
  /** Called as soon as both days are complete or empty, and the last is not before the first. */
  onChange: (value: DayRange) => void;
  /** BCP 47 tag, in whose order a day is typed: `en-GB`. Default that of the `UiProvider`. */
  locale?: string | undefined;
  /** Texts, for screen readers too. */
  labels: DayRangeFilterLabels;
}

/**
 * A first and a last day that narrow a list, side by side in a `FilterBar`. While a day is being typed the list stays as
 * it is; what is wrong with it is said once the field is left.
 */
export function DayRangeFilter({
  value: { from, to },
  onChange,
  locale,
  labels,
  ...rest
}: DayRangeFilterProps): ReactElement {
  const { control, getValues, trigger } = useForm<DayRange>({
    values: { from, to },
    resolver: yupResolver(dayRangeSchema),
    mode: 'onBlur',
  });
  // What comes from outside, as from an address, may be wrong as well.
  useEffect(() => {
    if (from && to) void trigger('to');
  }, [from, to, trigger]);
  const change = () => {
    const range = getValues();
    if (dayRangeSchema.isValidSync(range)) onChange(range);
    else void trigger('to');
  };
  return (
    <Root {...rest} data-component="DayRangeFilter">
      {(['from', 'to'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState: { error } }) => (
            <DatePicker
              {...field}
              locale={locale}
              label={labels[name]}
              error={error?.message === TURNED_ROUND ? labels.turnedRound : undefined}
              labels={labels.calendar}
              onChange={(day) => {
                field.onChange(day);
                change();
              }}
            />
          )}
        />
      ))}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    flex: 2 1 auto;
    inline-size: min(348px, 100%);
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: ${t.space[3]};
    max-inline-size: 428px;

    & > * {
      flex: 1 1 168px;
    }
  }
`;
