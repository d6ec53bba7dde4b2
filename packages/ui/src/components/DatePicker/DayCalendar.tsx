'use client';

import type { ReactElement } from 'react';
import { parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { defined } from '../../internal/defined.ts';
import { Icon } from '../Icon/Icon.tsx';
import { isDay } from './dayText.ts';

export interface DayCalendarProps {
  /** `2026-03-02`; anything else counts as nothing. */
  value: string | null;
  onChange: (day: string) => void;
  min: string | undefined;
  max: string | undefined;
  /** BCP 47 language of its words and of the first day of its weeks. */
  language: string;
  labels: { previous: string; next: string };
}

const toDate = (day: string | null | undefined) => (day && isDay(day) ? parseDate(day) : null);

/** The dialog around it opens on the chosen day. */
const TAKES_FOCUS = { autoFocus: true };

/** The days of a month, to choose one. */
export function DayCalendar({
  value,
  onChange,
  min,
  max,
  language,
  labels,
}: DayCalendarProps): ReactElement {
  return (
    <I18nProvider locale={`${language}-u-ca-gregory`}>
      <Calendar
        {...TAKES_FOCUS}
        value={toDate(value)}
        onChange={(day) => onChange(day.toString())}
        {...defined({ minValue: toDate(min) ?? undefined, maxValue: toDate(max) ?? undefined })}
      >
        <Head data-part="Header">
          <Step slot="previous" aria-label={labels.previous} data-part="Previous">
            <Icon name="chevron-left" />
          </Step>
          <Month data-part="Month" />
          <Step slot="next" aria-label={labels.next} data-part="Next">
            <Icon name="chevron-right" />
          </Step>
        </Head>
        <Days weekdayStyle="short">
          <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} data-part="Day" />}</CalendarGridBody>
        </Days>
      </Calendar>
    </I18nProvider>
  );
}

const Head = styled.header`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[1]};
    margin-block-end: ${t.space[2]};
  }
`;

const Month = styled(CalendarHeading)`
  @layer concierge.components {
    flex: 1;
    margin: 0;
    color: ${t.color.text};
    font: ${t.weight.semibold} ${t.text.md} ${t.font.heading};
    text-align: center;
  }
`;

const Step = styled(Button)`
  @layer concierge.components {
    display: grid;
    place-items: center;
    inline-size: max(32px, ${t.size.target});
    block-size: max(32px, ${t.size.target});
    padding: 0;
    border: 0;
    border-radius: ${t.radius.md};
    background: none;
    color: ${t.color.textMuted};
    cursor: pointer;
    outline: none;

    &[data-hovered] {
      background: ${t.color.surfaceHover};
    }
    &[data-focus-visible] {
      ${focusRing}
    }
    &[data-disabled] {
      opacity: 0.4;
      cursor: not-allowed;
    }
    & > svg:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`;

const Days = styled(CalendarGrid)`
  @layer concierge.components {
    border-collapse: separate;
    border-spacing: 2px;

    & td {
      padding: 0;
    }
  }
`;

const Weekday = styled(CalendarHeaderCell)`
  @layer concierge.components {
    padding: 0 0 ${t.space[1]};
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
  }
`;

const Day = styled(CalendarCell)`
  @layer concierge.components {
    display: grid;
    place-items: center;
    inline-size: max(36px, ${t.size.target});
    block-size: max(36px, ${t.size.target});
    border-radius: ${t.radius.md};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    outline: none;

    &[data-outside-month] {
      display: none;
    }
    &[data-hovered] {
      background: ${t.color.surfaceHover};
    }
    &[data-today] {
      font-weight: ${t.weight.semibold};
      text-decoration: underline;
      text-underline-offset: 4px;
    }
    &[data-selected] {
      background: ${t.color.accent};
      color: ${t.color.textOnAccent};
    }
    &[data-focus-visible] {
      ${focusRing}
    }
    &[data-disabled],
    &[data-unavailable] {
      color: ${t.color.textMuted};
      opacity: 0.5;
      cursor: not-allowed;
    }
    @media (forced-colors: active) {
      &[data-selected] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
      &[data-disabled] {
        color: GrayText;
        opacity: 1;
      }
    }
  }
`;
