import { Button } from '@concierge/ui/Button';
import { Timeline } from '@concierge/ui/Timeline';
import { NoteComposer } from '@concierge/ui/concierge/NoteComposer';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { ServiceRequest } from '@concierge/contract/requests';
import { RequestTimeline as Frame } from '@concierge/ui/concierge/RequestTimeline';
import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { formatLocalTime } from '../../../lib/i18n/localTime.ts';
import { useTexts } from '../../../lib/i18n/useTexts.ts';
import { deviceAddress } from '../../../lib/addresses.ts';
import { LoadFailure } from '../../../lib/shell/LoadFailure.tsx';
import { formOf } from '../../../lib/modal/formState.ts';
import { useAskBeforeClosing } from '../../../lib/modal/unsaved.ts';
import { textOfProblem } from '../../../lib/notify.ts';
import { serverClock } from '../../../lib/serverClock.ts';
import { toShown } from './timelineEntries.ts';
import {
  draftsChanged,
  noteRequested,
  noteUndone,
  noteWithdrawRequested,
  selectTimeline,
  timelineLeft,
  timelineOpened,
  type WrittenNote,
} from './timelineSlice.ts';
import { noteComposerTexts, timelineTexts } from './timelineTexts.ts';

/** How many entries are shown at first, and more with each press. */
const STEP = 200;

/** What happened to a request, live, and a note to staff or guest. One request each: give it a `key`. */
function RequestTimeline({ request }: { request: ServiceRequest }): ReactElement {
  const { t } = useTranslation(['timeline', 'common', 'requests']);
  const dispatch = useDispatch();
  const { subject, entries, isLoading, problem, forms, drafts, withdrawing } =
    useSelector(selectTimeline);
  const [last, setLast] = useState(STEP);
  const { id, device_id, device_serial_id, service_id, service_name, device_name } = request;
  const form = formOf(forms, id);
  const [audience, setAudience] = useState<WrittenNote['audience']>('staff');
  const now = useNow(entries.some(({ note }) => note?.withdraw_until));
  const load = () =>
    dispatch(
      timelineOpened({
        id,
        device_id,
        device_name,
        device_serial_id,
        service_id,
        service_name,
      }),
    );
  const open = useEffectEvent(load);
  useEffect(() => {
    open();
    return () => void dispatch(timelineLeft());
  }, [dispatch]);
  const unsent = Object.values(drafts[id] ?? {}).some((text) => text.trim() !== '');
  useAskBeforeClosing(unsent && !form.held && !form.pending);
  const shown = useMemo(
    () =>
      entries.slice(-last).map((entry) => {
        const { note, at } = entry;
        const shownEntry = toShown(entry, { t, device: device_name });
        if (!note?.withdraw_until || Date.parse(note.withdraw_until) <= now) return shownEntry;
        // Its author may withdraw a note for five minutes.
        const { note_id: noteId } = note;
        return {
          ...shownEntry,
          action: (
            <Button
              size="sm"
              variant="ghost"
              iconStart="undo-2"
              pending={withdrawing.includes(noteId)}
              aria-label={t('withdrawNote', { at: formatLocalTime(at) })}
              onClick={() => subject && dispatch(noteWithdrawRequested({ subject, noteId }))}
            >
              {t('withdraw')}
            </Button>
          ),
        };
      }),
    [entries, last, t, device_name, now, withdrawing, subject, dispatch],
  );
  const composerLabels = useMemo(() => noteComposerTexts(t, device_name), [t, device_name]);
  return (
    <>
      <Timeline
        entries={shown}
        onEarlier={entries.length > last ? () => setLast(last + STEP) : undefined}
        loading={isLoading || subject?.id !== id}
        error={problem && <LoadFailure title={t('error.load')} problem={problem} onRetry={load} />}
        labels={useTexts(['timeline', 'common'], timelineTexts)}
      />
      <NoteComposer
        canReachGuest={request.can_message}
        onSend={({ audience: to, text }) => {
          setAudience(to);
          if (subject?.id === id) dispatch(noteRequested({ subject, audience: to, text }));
        }}
        held={form.held}
        onUndo={() => dispatch(noteUndone(id))}
        pending={form.pending}
        error={
          form.problem && (
            <>
              <p>{audience === 'staff' ? t('error.note') : t('error.message')}</p>
              <p>{textOfProblem(form.problem)}</p>
            </>
          )
        }
        defaultDrafts={drafts[id]}
        onDraftsChange={(typed) => dispatch(draftsChanged({ requestId: id, drafts: typed }))}
        maxLength={TEXT_LIMITS.staffNote}
        labels={composerLabels}
      />
    </>
  );
}

/** The time, to the minute part that matters while a note may be withdrawn. */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(serverClock.now);
  useEffect(() => {
    if (!ticking) return undefined;
    const update = () => setNow(serverClock.now());
    update();
    const timer = setInterval(update, 5_000);
    const unsubscribe = serverClock.subscribe(update);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [ticking]);
  return now;
}

interface TimelineToggleProps {
  request: ServiceRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens the timeline, which is loaded then. */
export function TimelineToggle({ request, open, onOpenChange }: TimelineToggleProps): ReactElement {
  const { t } = useTranslation('timeline');
  return (
    <Frame
      title={t('title')}
      open={open}
      onOpenChange={onOpenChange}
      device={{ href: deviceAddress(request.device_serial_id), label: t('device') }}
    >
      <RequestTimeline key={request.id} request={request} />
    </Frame>
  );
}
