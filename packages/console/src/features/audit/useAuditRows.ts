import type { AuditEntry } from '@concierge/contract/audit';
import type { AuditRow } from '@concierge/ui/concierge/AuditTable';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useTableRows } from '../../lib/list/useListOnScreen.ts';
import { toAuditRow } from './auditRows.ts';
import { readAuditCall, toAuditFilter } from './auditQuery.ts';
import { auditRequested, selectAudit } from './auditSlice.ts';

/** The page of entries that the address bar asks for, as the table shows them. */
export function useAuditRows() {
  const { t } = useTranslation('audit');
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
