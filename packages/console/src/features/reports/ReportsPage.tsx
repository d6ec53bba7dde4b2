import { ReportView } from '@concierge/ui/concierge/ReportView';
import { useEffect, useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { dayRangeTexts } from '../../lib/list/dayRangeTexts.ts';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { ExportButton } from '../../lib/shell/ExportButton.tsx';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { useNow } from '../../lib/useNow.ts';
import { selectUser } from '../auth/authSlice.ts';
import { exportOpened } from '../exports/exportsSlice.ts';
import { dayIn, hrefOfCount, periodChange, readReportAddress } from './reportQuery.ts';
import { reportLeft, reportRequested, selectReport } from './reportsSlice.ts';
import { reportFormats, reportPresets, reportTexts, shownReport } from './reportTexts.ts';

/** /reports: what happened in a period, how fast, and for whom. The days are in the address bar. */
export function ReportsPage(): ReactElement {
  const { t, i18n } = useTranslation(['reports', 'common', 'requests']);
  const { language } = i18n;
  const dispatch = useDispatch();
  const { params, change } = useListAddress();
  const zone = useSelector(selectUser)?.time_zone ?? 'UTC';
  const now = useNow();
  const today = dayIn(zone, now);
  const { from, to } = readReportAddress(params, today);
  const { report, isLoading, problem } = useSelector(selectReport);
  const picker = useTexts(['common'], dayRangeTexts);
  const labels = useMemo(() => reportTexts(t, language, picker), [t, language, picker]);
  const presets = useMemo(() => reportPresets(t, today), [t, today]);
  const load = () => dispatch(reportRequested({ from, to }));

  useEffect(() => {
    dispatch(reportRequested({ from, to }));
  }, [dispatch, from, to]);
  useEffect(() => () => void dispatch(reportLeft()), [dispatch]);

  return (
    <Screen
      subtitle={t('subtitle', { zone })}
      actions={<ExportButton opens={exportOpened({ list: 'report', query: { from, to } })} />}
    >
      <ReportView
        report={report ? shownReport(report, t) : undefined}
        aria-busy={isLoading}
        period={{ from, to }}
        onPeriodChange={(days) => change(periodChange(days, today))}
        presets={presets}
        max={today}
        locale={language === 'en' ? 'en-GB' : language}
        hrefOf={(count) => hrefOfCount(count, zone)}
        formats={reportFormats(language, () => now)}
        labels={labels}
        error={problem && <LoadFailure title={t('failed')} problem={problem} onRetry={load} />}
      />
    </Screen>
  );
}
