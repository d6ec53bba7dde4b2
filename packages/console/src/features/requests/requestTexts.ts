import type { Mark, RequestAge, RequestTableLabels } from '@concierge/ui/concierge/RequestTable';
import { isolated } from '@concierge/contract/isolated';
import { formatServiceDate } from '@concierge/contract/times';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { RequestState } from '@concierge/contract/requestStates';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ageText, spanText } from '../../lib/i18n/ageText.ts';
import { useServerTime } from '../../lib/serverClock.ts';
import { stayMarks } from '../../lib/stayMarks.ts';

/** Translates the texts of requests. */
export type RequestTexts = TFunction<['requests', 'common']>;

/** What the four states are called. */
export function stateTexts(t: RequestTexts): Record<RequestState, string> {
  return { 1: t('state.1'), 2: t('state.2'), 3: t('state.3'), 4: t('state.4') };
}

/** The request table's texts. */
export const requestTableTexts = (t: RequestTexts): RequestTableLabels => ({
  table: t('table.label'),
  loading: t('table.loading'),
  columns: t('columns', { returnObjects: true }),
  states: stateTexts(t),
  serviceDateHint: t('table.serviceDateHint'),
  utc: t('table.utc'),
  reply: (row) => t('table.reply', { device: row.device_name }),
  view: (row) => t('table.view', { device: row.device_name }),
  replyInState: (row, state) => t('table.replyInState', { device: row.device_name, state }),
  canceledByYou: t('table.canceledByYou'),
  canceledByYouHint: t('reply.reasons.canceledByYou'),
  heldByOther: t('table.heldByOther'),
  approve: t('table.approve'),
  approveRequest: (row) => t('table.approveRequest', { device: row.device_name }),
  complete: t('table.complete'),
  completeRequest: (row) => t('table.completeRequest', { device: row.device_name }),
  sortAscending: t('common:list.sortAscending'),
  sortDescending: t('common:list.sortDescending'),
  notSorted: t('common:list.notSorted'),
});

/** That the guest asked more than once, or was not helped by what was done before. */
export const askedMarks = (
  t: TFunction<'requests'>,
  { asked, follows_id }: Pick<ServiceRequest, 'asked' | 'follows_id'>,
): { text: string }[] => [
  ...(asked > 1 ? [{ text: t('marks.asked', { count: asked }) }] : []),
  ...(follows_id === undefined ? [] : [{ text: t('marks.notSolved') }]),
];

type Marked = Pick<
  ServiceRequest,
  | 'previous_stay'
  | 'do_not_disturb'
  | 'stay_lang'
  | 'approved_by'
  | 'unseen'
  | 'asked'
  | 'follows_id'
  | 'source'
  | 'created_by_name'
>;

/** How a request came in that staff entered, and by whom. */
export const enteredText = (
  { source, created_by_name: name }: Pick<ServiceRequest, 'source' | 'created_by_name'>,
  t: TFunction<'requests'>,
): string | undefined =>
  name === undefined ? undefined : t('marks.entered', { source: t(`source.${source}`), name });

/** What is new for this user, and what is particular about the stay of a request. */
export const requestMarks =
  (t: TFunction<'requests'>, language: string) =>
  (request: Marked, userId: number): Mark[] | undefined => {
    const { previous_stay, do_not_disturb, stay_lang, approved_by, unseen } = request;
    const entered = enteredText(request, t);
    const marks: Mark[] = [
      ...(unseen && approved_by === userId ? [{ text: t('marks.unseen') }] : []),
      ...askedMarks(t, request),
      ...(entered ? [{ text: entered, icon: 'user-round' as const, quiet: true }] : []),
    ];
    // What was known of a guest who has left says nothing of who is there now.
    if (previous_stay) return [...marks, { text: t('marks.previousStay') }];
    const stay = stayMarks({ lang: stay_lang, do_not_disturb }, language, {
      doNotDisturb: t('marks.doNotDisturb'),
      speaks: (spoken) => t('marks.language', { language: spoken }),
    });
    return marks.length + stay.length > 0 ? [...marks, ...stay] : undefined;
  };

type Dealt = Pick<ServiceRequest, 'service_date' | 'approved_at' | 'canceled_at' | 'completed_at'>;

/** A request in a list of a dialog: what it is, where it came from and when. */
export const requestItem = ({ id, service_name, device_name, service_date }: ServiceRequest) => ({
  id,
  name: service_name,
  detail: `${isolated(device_name)} · ${formatServiceDate(service_date)} UTC`,
});

/** How long a request waited, and how long it was then worked on; in milliseconds. */
export function timesTaken({ service_date, approved_at, canceled_at, completed_at }: Dealt) {
  const times = [service_date, approved_at, canceled_at, completed_at].flatMap((at) =>
    at === null ? [] : Date.parse(at),
  );
  return times.slice(1).map((at, index) => at - (times[index] ?? at));
}

/** The same in words. */
export const requestTook =
  (t: TFunction<'requests'>, language: string) =>
  (request: Dealt): string | undefined => {
    const spans = timesTaken(request).map((span) => spanText(language, span));
    return spans.length > 0 ? t('took', { time: spans.join(' + ') }) : undefined;
  };

const MINUTE_MS = 60_000;

/** How long ago a request was made, as a text. */
export const requestAge = (
  t: TFunction<'requests'>,
  language: string,
  now: () => number,
): RequestAge => ({
  now,
  format: (age) => (age < MINUTE_MS ? t('justNow') : ageText(language, age)),
});

/** The same; one object while language and the server's time stay. */
export function useRequestAge(): RequestAge {
  const { t, i18n } = useTranslation('requests');
  const { language } = i18n;
  const now = useServerTime();
  return useMemo(() => requestAge(t, language, now), [t, language, now]);
}

/** What rows say besides their columns; the same functions while the language stays. */
export function useRowTexts() {
  const { t, i18n } = useTranslation('requests');
  const { language } = i18n;
  return useMemo(
    () => ({
      marksOf: requestMarks(t, language),
      tookOf: requestTook(t, language),
      guest: t('guest'),
    }),
    [t, language],
  );
}
