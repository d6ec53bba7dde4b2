'use client';

import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { DayCalendar } from '../DatePicker/DayCalendar.tsx';
import type { TextControl } from '../TextField/TextField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import type { DateTimePickerLabels } from './DateTimePicker.tsx';

export interface DayTimePanelProps {
  /** The day that is chosen or typed, with or without a time. */
  day: string | null;
  time: string | null;
  onChange: (day: string, time: string | null) => void;
  /** Enter was pressed after the time. */
  onDone: () => void;
  min: string | undefined;
  max: string | undefined;
  step: number | undefined;
  language: string;
  labels: DateTimePickerLabels;
}

/** The days of a month, and under them the time. */
export function DayTimePanel({
  day,
  time,
  onChange,
  onDone,
  min,
  max,
  step,
  language,
  labels,
}: DayTimePanelProps): ReactElement {
  const field = useRef<TextControl>(null);
  // After the calendar has focused the day that was chosen.
  const [chosenTimes, setChosen] = useState(0);
  useEffect(() => {
    if (chosenTimes > 0) field.current?.focus();
  }, [chosenTimes]);
  // It may be typed before there is a day.
  const [at, setAt] = useState(time);
  // The times of the first and the last day are limited.
  const within = (limit: string | undefined) =>
    day && limit?.startsWith(day) ? limit.slice(11) : undefined;
  return (
    <Panel>
      <DayCalendar
        value={day}
        onChange={(chosen) => {
          onChange(chosen, at);
          setChosen((times) => times + 1);
        }}
        min={min?.slice(0, 10)}
        max={max?.slice(0, 10)}
        language={language}
        labels={labels.calendar}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Nor that of a form around the field.
          event.stopPropagation();
          onDone();
        }}
      >
        <TimeField
          ref={field}
          label={labels.time}
          value={at}
          onChange={(next) => {
            setAt(next);
            if (day) onChange(day, next);
          }}
          min={within(min)}
          max={within(max)}
          step={step}
          locale={language}
          labels={labels.timeField}
        />
      </form>
    </Panel>
  );
}

const Panel = styled.div`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[3]};
  }
`;
