import { RequestSummary } from '@concierge/ui/concierge/RequestSummary';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { figuresOf } from '../../lib/requestFigures.ts';
import { useNow } from '../../lib/useNow.ts';
import { useToday } from '../../lib/startOfToday.ts';
import { selectUserId } from '../auth/authSlice.ts';
import { selectDashboardData, selectRecentRequests } from '../services/servicesSlice.ts';
import { summaryFigures } from './summaryFigures.ts';

/** What waits, since when, and what is mine. Each figure leads to the list that shows it. */
export function DashboardSummary(): ReactElement | null {
  const { t, i18n } = useTranslation('dashboard');
  const data = useSelector(selectDashboardData);
  const recent = useSelector(selectRecentRequests);
  const userId = useSelector(selectUserId) ?? 0;
  const today = useToday();
  const now = useNow();
  const known = useMemo(
    () => figuresOf(data, recent, userId, today),
    [data, recent, userId, today],
  );
  // While the summary is asked for again, the last one stays.
  const figures = useWhileOpen(known !== undefined, known);
  if (!figures) return null;
  return (
    <RequestSummary
      label={t('summary.label')}
      figures={summaryFigures(figures, { t, language: i18n.language, userId, now })}
    />
  );
}
