import { DateRangePicker } from '@concierge/ui/DateRangePicker';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../i18n/useTexts.ts';
import { dayPresets } from '../list/dayPresets.ts';
import { dayRangeTexts } from '../list/dayRangeTexts.ts';
import type { Days } from '../list/days.ts';
import { useToday } from '../startOfToday.ts';

interface DayFilterProps extends Days {
  onChange: (days: Days) => void;
}

/** The filter of a `FilterBar` by days in the browser's timezone. */
export function DayFilter({ from, to, onChange }: DayFilterProps): ReactElement {
  const { t, i18n } = useTranslation();
  const labels = useTexts(['common'], dayRangeTexts);
  return (
    <DateRangePicker
      label={t('days.label')}
      clearLabel={t('days.all')}
      value={{ from, to }}
      onChange={(days) => onChange({ from: null, to: null, ...days })}
      presets={dayPresets(useToday(), (name) => t(`days.presets.${name}`))}
      // Day first, as all dates of the console are.
      locale={i18n.language === 'en' ? 'en-GB' : i18n.language}
      labels={labels}
    />
  );
}
