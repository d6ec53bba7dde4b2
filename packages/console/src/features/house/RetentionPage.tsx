import { Alert } from '@concierge/ui/Alert';
import { Card } from '@concierge/ui/Card';
import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import { DataTable } from '@concierge/ui/DataTable';
import { EmptyState } from '@concierge/ui/EmptyState';
import { Panel } from '@concierge/ui/layout/Panel';
import { RetentionForm } from '@concierge/ui/concierge/RetentionForm';
import type { Retention, RetentionAnswer, RetentionPreview } from '@concierge/contract/house';
import { mergeFields } from '@concierge/contract/mergeFields';
import { formatBrowserTime } from '@concierge/contract/times';
import type { TFunction } from 'i18next';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { ChangedMeanwhile } from '../../lib/modal/ChangedMeanwhile.tsx';
import { type Draft, isAsked } from '../../lib/modal/changedMeanwhile.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { Screen } from '../../lib/shell/Screen.tsx';
import { SettingsLoading } from './SettingsLoading.tsx';
import {
  RETENTION_FORM,
  previewRequested,
  retentionRequested,
  retentionSaveRequested,
  selectPreview,
  selectRetention,
} from './houseSlice.ts';
import { retentionTexts } from './houseTexts.ts';
import { useSettingsForm } from './useSettingsForm.ts';

const KINDS = ['requests', 'messages', 'audit'] as const;

/** /settings/retention: how long finished things are kept, what a change deletes, and what was deleted. */
export function RetentionPage(): ReactElement {
  const { t } = useTranslation(['house', 'common']);
  const dispatch = useDispatch();
  const { value, problem } = useSelector(selectRetention);
  const load = () => dispatch(retentionRequested());
  useEffect(() => {
    dispatch(retentionRequested());
  }, [dispatch]);
  return (
    <Screen subtitle={t('retention.subtitle')}>
      <Card>
        {problem && <LoadFailure title={t('error.load')} problem={problem} onRetry={load} />}
        {value && <Months answer={value} />}
        {!value && !problem && <SettingsLoading />}
      </Card>
      {value && <Runs runs={value.runs} />}
    </Screen>
  );
}

/** Whether something that is kept now would go: what the form leaves alone stays as it is stored. */
function isShorter(before: Retention, draft: Draft<Retention>): boolean {
  const { values: after } = mergeFields<Retention>(draft, before, draft.was);
  return KINDS.some(
    (kind) => after[kind] > 0 && (before[kind] === 0 || after[kind] < before[kind]),
  );
}

const fieldsOf = ({ requests, messages, audit }: Retention): Retention => ({
  requests,
  messages,
  audit,
});

function Months({ answer }: { answer: RetentionAnswer }): ReactElement {
  const { t, i18n } = useTranslation(['house', 'common']);
  const dispatch = useDispatch();
  const labels = useTexts(['house', 'common'], retentionTexts);
  const preview = useSelector(selectPreview);
  const { shown, form, dirty, onDirtyChange, onCancel } = useSettingsForm(
    RETENTION_FORM,
    answer.months,
  );
  const { problem } = form;
  const was = shown ?? answer.months;
  const [chosen, setChosen] = useState(answer.months);
  const [asked, setAsked] = useState<Draft<Retention> | null>(null);
  const [sent, setSent] = useState<Draft<Retention> | null>(null);
  const question = useWhileOpen(asked !== null, asked);
  const rowsOf = (months: Retention | null) =>
    months && preview && sameMonths(preview.months, months) ? preview.rows : null;
  const going = rowsOf(chosen);
  const text = going && deletedText(going, t, i18n.language);
  const oldest = going && oldestOf(going);
  const asking = rowsOf(question);
  const askedText = asking && deletedText(asking, t, i18n.language);
  const monthsText = (months: number) => (months === 0 ? labels.forever : labels.months(months));
  const save = (draft: Draft<Retention>) => {
    setAsked(null);
    setSent(draft);
    dispatch(retentionSaveRequested(draft));
  };
  const submit = (draft: Draft<Retention>) => {
    const rows = rowsOf(draft);
    if (isShorter(answer.months, draft) && (!rows || oldestOf(rows) !== null)) setAsked(draft);
    else save(draft);
  };
  const saveDecided = (draft: Draft<Retention>) => {
    // The server's own row: the contract says what a conflict carries.
    if (isShorter(problem?.current as Retention, draft)) {
      dispatch(previewRequested(draft));
      setAsked(draft);
    } else save(draft);
  };
  return (
    <>
      <RetentionForm
        retention={was}
        pending={form.pending}
        onChange={(months) => {
          setChosen(months);
          dispatch(previewRequested({ ...months, was }));
        }}
        consequence={
          dirty &&
          text &&
          oldest &&
          isShorter(answer.months, { ...chosen, was }) &&
          t('retention.consequence', {
            rows: text,
            date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
              new Date(oldest),
            ),
          })
        }
        onSubmit={(months) => submit({ ...months, was })}
        onDirtyChange={onDirtyChange}
        labels={labels}
      >
        {problem && !isAsked(problem) && (
          <Alert tone="danger" title={t('error.save')}>
            {textOfProblem(problem)}
          </Alert>
        )}
      </RetentionForm>
      <ChangedMeanwhile
        problem={problem}
        sent={sent}
        fieldsOf={fieldsOf}
        fields={{
          requests: [labels.kinds.requests, monthsText],
          messages: [labels.kinds.messages, monthsText],
          audit: [labels.kinds.audit, monthsText],
        }}
        onSave={saveDecided}
        onCancel={onCancel}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t('retention.confirm.title')}
        tone="danger"
        confirmLabel={t('retention.confirm.submit')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => question && save(question)}
      >
        {askedText
          ? t('retention.confirm.body', { rows: askedText })
          : t('retention.confirm.unknown')}
      </ConfirmDialog>
    </>
  );
}

const sameMonths = (one: Retention, other: Retention) =>
  KINDS.every((kind) => one[kind] === other[kind]);

/** When the oldest of what would go began to age; null where nothing would. */
const oldestOf = (rows: RetentionPreview) =>
  KINDS.flatMap((kind) => rows[kind].oldest ?? [])
    .toSorted()
    .at(0) ?? null;

/** '12 requests and 3 messages'; null for nothing. */
function countText(
  counts: Readonly<Record<(typeof KINDS)[number], number>>,
  t: TFunction<['house', 'common']>,
  language: string,
): string | null {
  const parts = KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
    t(`retention.rows.${kind}`, { count: counts[kind] }),
  );
  return parts.length === 0 ? null : new Intl.ListFormat(language).format(parts);
}

const deletedText = (
  { requests, messages, audit }: RetentionPreview,
  t: TFunction<['house', 'common']>,
  language: string,
) =>
  countText({ requests: requests.rows, messages: messages.rows, audit: audit.rows }, t, language);

const runId = ({ id }: RetentionAnswer['runs'][number]) => id;

/** The last deletions, the newest first. */
function Runs({ runs }: Pick<RetentionAnswer, 'runs'>): ReactElement {
  const { t, i18n } = useTranslation(['house', 'common']);
  return (
    <Panel title={t('retention.runs.title')} flush>
      <DataTable
        label={t('retention.runs.title')}
        rows={runs}
        rowKey={runId}
        columns={[
          {
            id: 'at',
            header: t('retention.runs.at'),
            cell: (run) => formatBrowserTime(run.at),
            primary: true,
          },
          {
            id: 'rows',
            header: t('retention.runs.rows'),
            cell: (run) => countText(run, t, i18n.language),
          },
        ]}
        empty={<EmptyState title={t('retention.runs.none')} />}
      />
    </Panel>
  );
}
