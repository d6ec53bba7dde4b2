'use client';

import { useState, type ReactElement } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { defined } from '../../internal/defined.ts';
import { optionItem } from '../../internal/popoverStyle.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { takesFocus } from '../../internal/useOpener.ts';
import { useTypedField, type TypedFieldProps } from '../DatePicker/useTypedField.ts';
import type { DatePickerLabels } from '../DatePicker/DatePicker.tsx';
import { toDate } from '../DatePicker/DayCalendar.tsx';
import { dayPattern, typedDay } from '../DatePicker/dayText.ts';
import { MonthOfDays } from '../DatePicker/MonthOfDays.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  isRight,
  isSameRange,
  isTurnedRound,
  toRange,
  toValue,
  type DayRange,
} from './dayRange.ts';
import type { DateRangePickerLabels, DateRangePreset } from './DateRangePicker.tsx';

export interface RangePanelProps {
  value: DayRange | null;
  /** Days that are right were typed, chosen or named; `done` when nothing more is expected. */
  onChange: (range: DayRange | null, done: boolean) => void;
  presets: ReadonlyArray<DateRangePreset>;
  min: string | undefined;
  max: string | undefined;
  language: string;
  labels: DateRangePickerLabels;
}

/** The width up to which a page is laid out for a phone, as in `AppShell`. */
const PHONE = '(max-width: 640px)';

/** Where there are no presets; a text field would bring up a phone's keyboard. */
const TAKES_FOCUS = { autoFocus: true };

/** The ways to say from when to when: a name, two typed days, or two days of a calendar. */
export function RangePanel({
  value,
  onChange,
  presets,
  min,
  max,
  language,
  labels,
}: RangePanelProps): ReactElement {
  const months = useMediaQuery(PHONE) ? 1 : 2;
  // What is typed and not yet right.
  const [draft, setDraft] = useState<DayRange>();
  const range = draft ?? toRange(value);
  const change = (next: DayRange | null, done: boolean) => {
    setDraft(undefined);
    onChange(next && toValue(next), done);
  };
  const type = (next: DayRange) => (isRight(next) ? change(next, false) : setDraft(next));
  const chosen = presets.findIndex((preset) => isSameRange(preset.range, value));
  const start = toDate(range.from ?? range.to);
  const end = toDate(range.to ?? range.from);
  const day = { min, max, locale: language, labels: labels.calendar };
  return (
    <I18nProvider locale={`${language}-u-ca-gregory`}>
      <Panel>
        {presets.length > 0 && (
          <Presets
            {...takesFocus(chosen < 0 ? 'first' : 'whole')}
            aria-label={labels.presets}
            selectionMode="single"
            orientation={months === 1 ? 'horizontal' : 'vertical'}
            selectedKeys={chosen < 0 ? [] : [chosen]}
            onSelectionChange={(keys) => {
              // Nothing is left when the chosen one is pressed again: it stays chosen.
              const [key = chosen] = keys === 'all' ? [] : keys;
              change(presets[Number(key)]?.range ?? null, true);
            }}
            data-part="Presets"
          >
            {presets.map((preset, at) => (
              <Preset key={preset.label} id={at} textValue={preset.label} data-part="Preset">
                {preset.label}
              </Preset>
            ))}
          </Presets>
        )}
        <div>
          <Typed
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // Nor that of a form around the picker.
              event.stopPropagation();
              if (!draft) change(value, true);
            }}
            data-part="Typed"
          >
            <TypedDay
              {...day}
              label={labels.from}
              value={range.from}
              onChange={(from) => type({ ...range, from })}
            />
            <TypedDay
              {...day}
              label={labels.to}
              value={range.to}
              error={isTurnedRound(range) ? labels.turnedRound : undefined}
              onChange={(to) => type({ ...range, to })}
            />
            <input type="submit" hidden />
          </Typed>
          <RangeCalendar
            {...(presets.length === 0 && TAKES_FOCUS)}
            aria-label={labels.calendar.open}
            visibleDuration={{ months }}
            commitBehavior="reset"
            value={start && end && start.compare(end) <= 0 ? { start, end } : null}
            onChange={(days) =>
              change({ from: days.start.toString(), to: days.end.toString() }, true)
            }
            {...defined({ minValue: toDate(min) ?? undefined, maxValue: toDate(max) ?? undefined })}
          >
            <Months data-range="">
              {Array.from({ length: months }, (_, at) => (
                <MonthOfDays key={at} at={at} of={months} labels={labels.calendar} />
              ))}
            </Months>
          </RangeCalendar>
        </div>
      </Panel>
    </I18nProvider>
  );
}

function TypedDay({
  labels,
  ...props
}: TypedFieldProps & { labels: DatePickerLabels }): ReactElement {
  const { language, input, field } = useTypedField(props, { labels, ...typedDay });
  return (
    <TextField
      {...field}
      ref={input}
      placeholder={dayPattern(language, labels.pattern)}
      autoComplete="off"
      inputMode="numeric"
      spellCheck={false}
    />
  );
}

const Panel = styled.div`
  @layer concierge.components {
    display: flex;
    gap: ${t.space[4]};

    @media ${PHONE} {
      flex-direction: column;
      gap: ${t.space[3]};
    }
  }
`;

const Presets = styled(ListBox)`
  @layer concierge.components {
    display: flex;
    flex-direction: column;
    gap: 1px;
    min-inline-size: 136px;
    padding-inline-end: ${t.space[4]};
    border-inline-end: 1px solid ${t.color.border};
    outline: none;

    @media ${PHONE} {
      flex-flow: row wrap;
      gap: ${t.space[1]};
      padding: 0;
      border: 0;
    }
  }
` as typeof ListBox;

const Preset = styled(ListBoxItem)`
  @layer concierge.components {
    ${optionItem}

    &[data-selected] {
      background: ${t.color.accentSubtle};
      color: ${t.color.accentText};
      font-weight: ${t.weight.medium};
    }
    @media ${PHONE} {
      padding-inline: ${t.space[3]};
      box-shadow: inset 0 0 0 1px ${t.color.border};
    }
    @media (forced-colors: active) {
      &[data-selected] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  }
`;

const Typed = styled.form`
  @layer concierge.components {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${t.space[3]};
    margin-block-end: ${t.space[3]};
  }
`;

const Months = styled.div`
  @layer concierge.components {
    display: flex;
    justify-content: center;
    gap: ${t.space[4]};
  }
`;
