import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Inline } from '@concierge/ui/Inline';
import { AuditTable } from '@concierge/ui/concierge/AuditTable';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { CsvDownload } from './CsvDownload.tsx';
import { filterCount } from './auditQuery.ts';
import { auditTableTexts } from './auditTexts.ts';
import { useAuditRows } from './useAuditRows.ts';

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
