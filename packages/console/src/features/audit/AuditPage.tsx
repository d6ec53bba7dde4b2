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
import { AuditFilters } from './AuditFilters.tsx';
import {
  filterCount,
  readAuditCall,
  toAuditFilter,
  auditCsvHref,
  type AuditCall,
} from './auditQuery.ts';
import { auditTableTexts } from './auditTexts.ts';
import type { AuditEntry } from '@concierge/contract/audit';
import { useDispatch, useSelector } from 'react-redux';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useTableRows } from '../../lib/list/useListOnScreen.ts';
import { toAuditRow } from './auditRows.ts';
import { auditRequested, selectAudit } from './auditSlice.ts';
import { CSV_SEPARATORS, type CsvSeparator } from '@concierge/contract/auditKinds';
import { LinkButton } from '@concierge/ui/LinkButton';
import { Select } from '@concierge/ui/Select';
import { createPreference, usePreference } from '../../lib/preference.ts';
import { selectUser } from '../auth/authSlice.ts';

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
          <CsvDownload call={call} />
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

const separatorPreference = createPreference('concierge.csv', ['language', ...CSV_SEPARATORS]);

/** What spreadsheets of a language expect, which write numbers with a decimal comma or point. */
const separatorOf = (language: string): CsvSeparator => (language === 'en' ? 'comma' : 'semicolon');

/** Downloads every entry that matches, in the form that the user's spreadsheet opens. */
function CsvDownload({ call }: { call: AuditCall }): ReactElement {
  const { t, i18n } = useTranslation('audit');
  const projectId = useSelector(selectUser)?.project_id ?? 0;
  const [preferred, prefer] = usePreference(separatorPreference);
  const separator = preferred === 'language' ? separatorOf(i18n.language) : preferred;
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Inline gap={2} wrap={false}>
      <Select
        label={t('separator.label')}
        labelHidden
        value={separator}
        onChange={(value) => prefer(CSV_SEPARATORS.find((it) => it === value) ?? 'language')}
        options={CSV_SEPARATORS.map((value) => ({ value, label: t(`separator.${value}`) }))}
      />
      <LinkButton
        iconStart="download"
        href={auditCsvHref(projectId, call, { separator, timezone })}
        download
      >
        {t('download')}
      </LinkButton>
    </Inline>
  );
}
