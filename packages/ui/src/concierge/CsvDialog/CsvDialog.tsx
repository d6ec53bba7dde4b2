'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps, OpenProps } from '../../components/Modal/modalTypes.ts';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { t } from '../../foundations/t.generated.ts';

/** How a file is written for the spreadsheet that opens it. */
export interface CsvSettings {
  separator: 'comma' | 'semicolon' | 'tab';
  /** Times as local time, as ISO 8601, or in a column each. */
  times: 'both' | 'local' | 'iso';
  /** Whether the file has the notes of staff. */
  staffNotes: boolean;
}

/** What has become of the file. */
export type CsvState =
  | { status: 'idle' }
  /** It is on its way; `total` is null until it is known. */
  | { status: 'running'; rows: number; total: number | null }
  /** It has not come, or only so many rows of it. */
  | { status: 'failed'; reason: string; rows: number; total: number | null };

export interface CsvDialogLabels {
  /** What is downloaded, and in which order. */
  title: string;
  separator: string;
  separators: Record<CsvSettings['separator'], string>;
  times: string;
  timeOptions: Record<CsvSettings['times'], string>;
  /** What the times of the file are, e.g. of which timezone. */
  timesDescription: string;
  staffNotes: string;
  staffNotesDescription: string;
  /** Name of the progress. */
  progress: string;
  /** How far the file has come. */
  rows: (rows: number, total: number | null) => string;
  /** Heading of a failure without any row. */
  failed: string;
  /** Heading of a file that broke off after so many rows. */
  incomplete: (rows: number, total: number | null) => string;
  download: string;
  retry: string;
  /** Keeps the rows that have come. */
  savePart: string;
  cancel: string;
  close: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface CsvDialogProps
  extends
    OpenProps,
    Omit<
      ModalProps,
      'open' | 'onOpenChange' | 'title' | 'size' | 'footer' | 'closeLabel' | 'children'
    > {
  /** What is chosen; the caller keeps it, also for the next file. */
  settings: CsvSettings;
  /** Something else was chosen. */
  onSettingsChange: (settings: CsvSettings) => void;
  /** Whether the notes of staff are offered. Default `false`. */
  offersStaffNotes?: boolean | undefined;
  /** What has become of the file. Once it is saved close the dialog. */
  state: CsvState;
  /** The user wants the file, also once more after a failure. */
  onDownload: () => void;
  /** The user wants the rows that have come before the failure. */
  onSavePart: () => void;
  /** Texts, for screen readers too. */
  labels: CsvDialogLabels;
}

/** Downloads a list as a CSV file: how it is written, how far it has come, and what to do if it breaks off. */
export function CsvDialog({
  open,
  onOpenChange,
  settings,
  onSettingsChange,
  offersStaffNotes = false,
  state,
  onDownload,
  onSavePart,
  labels,
  ...rest
}: CsvDialogProps): ReactElement {
  const isRunning = state.status === 'running';
  const isPart = state.status === 'failed' && state.rows > 0;
  const change = (part: Partial<CsvSettings>) => onSettingsChange({ ...settings, ...part });
  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      size="sm"
      closeLabel={labels.close}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {labels.cancel}
          </Button>
          {isPart && <Button onClick={() => onSavePart()}>{labels.savePart}</Button>}
          <Button
            variant="primary"
            iconStart="download"
            pending={isRunning}
            onClick={() => onDownload()}
          >
            {state.status === 'failed' ? labels.retry : labels.download}
          </Button>
        </>
      }
    >
      <Stack>
        {state.status === 'failed' && (
          <Alert
            tone="danger"
            title={isPart ? labels.incomplete(state.rows, state.total) : labels.failed}
          >
            {state.reason}
          </Alert>
        )}
        <Select
          label={labels.separator}
          value={settings.separator}
          disabled={isRunning}
          onChange={(value) =>
            change({ separator: (value ?? 'comma') as CsvSettings['separator'] })
          }
          options={optionsOf(labels.separators)}
        />
        <RadioGroup
          label={labels.times}
          description={labels.timesDescription}
          value={settings.times}
          disabled={isRunning}
          onChange={(value) => change({ times: value as CsvSettings['times'] })}
          options={optionsOf(labels.timeOptions)}
        />
        {offersStaffNotes && (
          <Switch
            checked={settings.staffNotes}
            disabled={isRunning}
            description={labels.staffNotesDescription}
            onChange={(staffNotes) => change({ staffNotes })}
          >
            {labels.staffNotes}
          </Switch>
        )}
        {isRunning && (
          <Progress data-part="Progress">
            <progress
              aria-label={labels.progress}
              max={state.total ?? undefined}
              value={state.total === null ? undefined : Math.min(state.rows, state.total)}
            />
            <span>{labels.rows(state.rows, state.total)}</span>
          </Progress>
        )}
      </Stack>
    </Modal>
  );
}

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const Progress = styled.div`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[1]};
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;

    & > progress {
      inline-size: 100%;
      block-size: 8px;
      accent-color: ${t.color.accent};
    }
  }
`;
