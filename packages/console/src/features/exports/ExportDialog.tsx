import { CSV_SEPARATORS, CSV_TIMES, type CsvSeparator } from '@concierge/contract/csv';
import { UserType } from '@concierge/contract/userTypes';
import { CsvDialog, type CsvState } from '@concierge/ui/concierge/CsvDialog';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { createPreference, usePreference } from '../../lib/preference.ts';
import { selectUser } from '../auth/authSlice.ts';
import { exportLabels, type ListOnScreen } from './exportLists.ts';
import { csvDialogTexts } from './exportTexts.ts';
import {
  exportClosed,
  exportRequested,
  partSaveRequested,
  selectExport,
  type ExportsState,
} from './exportsSlice.ts';

const separatorPreference = createPreference('concierge.csv', ['language', ...CSV_SEPARATORS]);
const timesPreference = createPreference('concierge.csvTimes', CSV_TIMES);

/** What spreadsheets of a language expect, which write numbers with a decimal comma or point. */
const separatorOf = (language: string): CsvSeparator => (language === 'en' ? 'comma' : 'semicolon');

const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function stateOf({ status, rows, total, problem }: ExportsState): CsvState {
  if (status === 'running') return { status, rows, total };
  if (problem) return { status: 'failed', reason: textOfProblem(problem), rows, total };
  return { status: 'idle' };
}

const NO_LIST: ListOnScreen = { list: 'requests' };

/**
 * Downloads the list on screen with its filters and order, all of its pages. It closes once the file is saved; leaving
 * it gives the file up.
 */
export function ExportDialog({ open }: { open: boolean }): ReactElement {
  const state = useSelector(selectExport);
  const onScreen = useWhileOpen(open, state.onScreen) ?? NO_LIST;
  const { list } = onScreen;
  const { t, i18n } = useTranslation([
    'exports',
    'common',
    'requests',
    'messages',
    'devices',
    'users',
    'audit',
    'reports',
  ]);
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    // Its list is not on screen any more, as after Back.
    if (shownAt.current !== pathname) dispatch(exportClosed());
    shownAt.current = pathname;
  }, [dispatch, pathname]);
  const isAdmin = useSelector(selectUser)?.user_type === UserType.admin;
  const [preferred, preferSeparator] = usePreference(separatorPreference);
  const [times, preferTimes] = usePreference(timesPreference);
  // Not kept: whoever wants them asks for them each time.
  const [notesWanted, setNotesWanted] = useState(false);
  if (!open && notesWanted) setNotesWanted(false);
  const separator = preferred === 'language' ? separatorOf(i18n.language) : preferred;
  const offersStaffNotes = isAdmin && list === 'requests';
  const staffNotes = offersStaffNotes && notesWanted;
  const zone = timeZone();
  return (
    <CsvDialog
      open={open}
      onOpenChange={(next) => !next && dispatch(exportClosed())}
      settings={{ separator, times, staffNotes }}
      onSettingsChange={(next) => {
        if (next.separator !== separator) preferSeparator(next.separator);
        preferTimes(next.times);
        setNotesWanted(next.staffNotes);
      }}
      offersStaffNotes={offersStaffNotes}
      state={stateOf(state)}
      onDownload={() =>
        dispatch(
          exportRequested({
            ...onScreen,
            format: {
              separator,
              times,
              time_zone: zone,
              ...(staffNotes && { staff_notes: true }),
            },
            labels: exportLabels(list, t),
          }),
        )
      }
      onSavePart={() => dispatch(partSaveRequested())}
      labels={csvDialogTexts(t, list, zone)}
    />
  );
}
