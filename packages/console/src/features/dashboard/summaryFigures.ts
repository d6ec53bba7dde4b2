import { latenessOf } from '@concierge/ui/concierge/RequestTable';
import type { RequestSummaryFigure } from '@concierge/ui/concierge/RequestSummary';
import type { TFunction } from 'i18next';
import { approvedAddress, OLDEST_WAITING, WAITING } from '../../lib/addresses.ts';
import { ageText } from '../../lib/i18n/ageText.ts';
import type { Figures } from '../../lib/requestFigures.ts';

interface Context {
  t: TFunction<'dashboard'>;
  language: string;
  /** Who looks at it. */
  userId: number;
  /** The time in milliseconds. */
  now: number;
}

/** The figures in words, each with the list that shows what it counts. */
export function summaryFigures(
  { waiting, oldest, approved, mine, done }: Figures,
  { t, language, userId, now }: Context,
): RequestSummaryFigure[] {
  const age = oldest === null ? 0 : now - Date.parse(oldest);
  const number = (count: number) => count.toLocaleString(language);
  return [
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
      value: oldest === null ? t('summary.none') : ageText(language, age),
      href: OLDEST_WAITING,
      urgency: latenessOf(age),
    },
    {
      id: 'approved',
      label: t('summary.approved'),
      value: number(approved),
      href: '/requests/approved',
      state: 'approved',
    },
    {
      id: 'mine',
      label: t('summary.mine'),
      value: number(mine),
      href: approvedAddress(userId),
    },
    {
      id: 'done',
      label: t('summary.done'),
      value: done === null ? null : number(done),
      href: '/requests/done?orderBy=completed_at&direction=DESC',
      state: 'done',
    },
  ];
}
