import type { RequestColumn, RequestTableLabels } from '@concierge/ui';
import type { RequestState } from '@concierge/contract/requestStates';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Translates the texts of requests. */
export type RequestTexts = TFunction<['requests', 'common']>;

/** What the four states are called. */
export function stateTexts(t: RequestTexts): Record<RequestState, string> {
  return { 1: t('state.1'), 2: t('state.2'), 3: t('state.3'), 4: t('state.4') };
}

function columnTexts(t: RequestTexts): Record<RequestColumn, string> {
  return {
    status: t('columns.status'),
    service_date: t('columns.service_date'),
    device_name: t('columns.device_name'),
    service_name: t('columns.service_name'),
    note: t('columns.note'),
    approved_by_name: t('columns.approved_by_name'),
    approved_at: t('columns.approved_at'),
    canceled_by_name: t('columns.canceled_by_name'),
    canceled_at: t('columns.canceled_at'),
    completed_by_name: t('columns.completed_by_name'),
    completed_at: t('columns.completed_at'),
  };
}

/** The request table's texts; the same object while the language stays. */
export function useRequestTableTexts(): RequestTableLabels {
  const { t } = useTranslation(['requests', 'common']);
  return useMemo(
    () => ({
      table: t('table.label'),
      loading: t('table.loading'),
      columns: columnTexts(t),
      states: stateTexts(t),
      serviceDateHint: t('table.serviceDateHint'),
      reply: (row) => t('table.reply', { device: row.device_name }),
      replyInState: (row, state) => t('table.replyInState', { device: row.device_name, state }),
      canceledByYou: t('table.canceledByYou'),
      heldByOther: t('table.heldByOther'),
      sortAscending: t('common:list.sortAscending'),
      sortDescending: t('common:list.sortDescending'),
      notSorted: t('common:list.notSorted'),
    }),
    [t],
  );
}
