'use client';

import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface MonthOfDaysProps {
  /** Which of the months that are shown side by side, and how many they are. */
  at?: number;
  of?: number;
  labels: { previous: string; next: string };
}

/** The days of a month in a calendar, under its name. The buttons to other months are at both ends of all. */
export function MonthOfDays({ at = 0, of = 1, labels }: MonthOfDaysProps): ReactElement {
  const offset = { months: at };
  return (
    <div>
      <Head data-part="Header">
        {at === 0 && (
          <Step slot="previous" aria-label={labels.previous} data-part="Previous">
            <Icon name="chevron-left" />
          </Step>
        )}
        <Month offset={offset} data-part="Month" />
        {at === of - 1 && (
          <Step slot="next" aria-label={labels.next} data-part="Next">
            <Icon name="chevron-right" />
          </Step>
        )}
      </Head>
      <Grid weekdayStyle="short" offset={offset}>
        <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} data-part="Day" />}</CalendarGridBody>
      </Grid>
    </div>
  );
}

const Head = styled.div`
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

    &:first-child {
      margin-inline-start: calc(max(32px, ${t.size.target}) + ${t.space[1]});
    }
    &:last-child {
      margin-inline-end: calc(max(32px, ${t.size.target}) + ${t.space[1]});
    }
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

const Grid = styled(CalendarGrid)`
  @layer concierge.components {
    border-collapse: separate;
    border-spacing: 0 2px;

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
    /* The days of a range are one band. */
    @media not (forced-colors: active) {
      [data-range] &[data-selected]:not([data-selection-start], [data-selection-end]) {
        border-radius: 0;
        background: ${t.color.accentSubtle};
        color: ${t.color.text};
      }
    }
    [data-range] &[data-selection-start]:not([data-selection-end]) {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
    [data-range] &[data-selection-end]:not([data-selection-start]) {
      border-start-start-radius: 0;
      border-end-start-radius: 0;
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
