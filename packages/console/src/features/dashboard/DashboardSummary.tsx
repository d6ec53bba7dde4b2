import { RequestSummary } from '@concierge/ui/concierge';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { figuresOf } from '../../lib/requestFigures.ts';
import { useToday } from '../../lib/startOfToday.ts';
import { selectUserId } from '../auth/authSlice.ts';
import { selectDashboardData, selectRecentRequests } from '../services/servicesSlice.ts';
import { Age } from './Age.tsx';

const WAITING = '/requests/waiting';
const APPROVED = '/requests/approved';
const NEWEST_DONE = '/requests/done?orderBy=completed_at&direction=DESC';

/** What waits, since when, and what is mine. Each figure leads to the list that shows it. */
export function DashboardSummary(): ReactElement | null {
  const { t, i18n } = useTranslation('dashboard');
  const data = useSelector(selectDashboardData);
  const recent = useSelector(selectRecentRequests);
  const userId = useSelector(selectUserId) ?? 0;
  const today = useToday();
  const known = useMemo(
    () => figuresOf(data, recent, userId, today),
    [data, recent, userId, today],
  );
  // While the summary is asked for again, the last one stays.
  const figures = useWhileOpen(known !== undefined, known);
  if (!figures) return null;
  const { waiting, oldest, approved, mine, done } = figures;
  const number = (count: number) => count.toLocaleString(i18n.language);
  return (
    <RequestSummary
      label={t('summary.label')}
      figures={[
        {
          id: 'waiting',
          label: t('summary.waiting'),
          value: number(waiting),
          href: WAITING,
          state: 'waiting',
        },
        {
          id: 'oldest',
          label: t('summary.oldest'),
          value: oldest === null ? t('summary.none') : <Age since={oldest} />,
          href: `${WAITING}?orderBy=service_date&direction=ASC`,
        },
        {
          id: 'approved',
          label: t('summary.approved'),
          value: number(approved),
          href: APPROVED,
          state: 'approved',
        },
        {
          id: 'mine',
          label: t('summary.mine'),
          value: number(mine),
          href: `${APPROVED}?approved_by=${userId}`,
        },
        {
          id: 'done',
          label: t('summary.done'),
          value: done === null ? null : number(done),
          href: NEWEST_DONE,
          state: 'done',
        },
      ]}
    />
  );
}
