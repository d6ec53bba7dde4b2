import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Inline } from '@concierge/ui/Inline';
import { AuditTable, type AuditRow } from '@concierge/ui/concierge/AuditTable';
import { type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { exportOpened } from '../exports/exportsSlice.ts';
import { ExportButton } from '../../lib/shell/ExportButton.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { filterCount, readAuditCall, toAuditFilter } from './auditQuery.ts';
import { auditTableTexts } from './auditTexts.ts';
import type { AuditEntry } from '@concierge/contract/audit';
import { useDispatch, useSelector } from 'react-redux';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useTableRows } from '../../lib/list/useListOnScreen.ts';
import { toAuditRow } from './auditRows.ts';
import { auditRequested, selectAudit } from './auditSlice.ts';

/** /settings/audit: who changed what, newest first. */
export function AuditPage(): ReactElement {
  const { t } = useTranslation(['audit', 'shell']);
  const labels = useTexts(['audit'], auditTableTexts);
  const { call, change, rows, next, isLoading, problem, load } = useAuditRows();
  const { before } = call;
  return (
    <Screen
      subtitle={t('subtitle')}
      actions={
        <>
          <Button iconStart="rotate-ccw" onClick={load}>
            {t('reload')}
          </Button>
          <ExportButton opens={exportOpened({ list: 'audit', query: toAuditFilter(call) })} />
        </>
      }
    >
      <AuditFilters call={call} change={change} />
      <Card padding="none">
        <AuditTable
          entries={rows}
          labels={labels}
          loading={isLoading}
          error={
            problem && <LoadFailure title={t('error.load')} problem={problem} onRetry={load} />
          }
          empty={
            <EmptyState title={t('empty.title')}>
              {filterCount(call) > 0 ? t('empty.filtered') : t('empty.body')}
            </EmptyState>
          }
        />
      </Card>
      {(before !== null || next !== null) && (
        <Inline justify="end">
          <Button disabled={before === null} onClick={() => change({ before: null })}>
            {t('newest')}
          </Button>
          <Button
            pending={isLoading}
            disabled={!isLoading && next === null}
            onClick={() => change({ before: next })}
          >
            {t('older')}
          </Button>
        </Inline>
      )}
    </Screen>
  );
}

/** The page of entries that the address bar asks for, as the table shows them. */
function useAuditRows() {
  const { t } = useTranslation(['audit', 'requests']);
  const dispatch = useDispatch();
  const { params, change } = useListAddress();
  const key = params.toString();
  const call = useMemo(() => readAuditCall(new URLSearchParams(key)), [key]);
  const load = useCallback(() => {
    const { before } = call;
    dispatch(auditRequested({ ...toAuditFilter(call), ...(before === null ? {} : { before }) }));
  }, [dispatch, call]);
  useEffect(load, [load]);
  const { data, next, isLoading, problem } = useSelector(selectAudit);
  const toRow = useCallback((entry: AuditEntry) => toAuditRow(entry, t), [t]);
  const rows: readonly AuditRow[] = useTableRows(data, toRow);
  return { call, change, rows, next, isLoading, problem, load };
}
