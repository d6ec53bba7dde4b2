import { SessionsModal } from '@concierge/ui/concierge/SessionsModal';
import type { User } from '@concierge/contract/users';
import { useCallback, useEffect, useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailure } from '../../../lib/shell/LoadFailure.tsx';
import {
  othersEndRequested,
  selectSessions,
  sessionEndRequested,
  sessionsRequested,
} from './sessionsSlice.ts';
import { sessionsTexts, toBrowser } from './sessionsTexts.ts';

interface SessionsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Whose sessions an administrator looks at; without it the signed-in user's own. */
  user?: Pick<User, 'id' | 'username'> | null;
}

/** The sessions of a user, with a way to end them. */
export function SessionsDialog({ open, onClose, user = null }: SessionsDialogProps): ReactElement {
  const { t } = useTranslation(['users', 'common']);
  const dispatch = useDispatch();
  const { sessions, isLoading, problem, ending, ...state } = useSelector(selectSessions);
  const userId = user?.id ?? null;
  const endingOthers = state.endingOthers.includes(userId);
  const load = useCallback(() => void dispatch(sessionsRequested({ userId })), [dispatch, userId]);
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  const browsers = useMemo(
    () =>
      sessions.map((session) => ({
        ...toBrowser(session, t),
        pending: ending.includes(session.id) || (endingOthers && !session.current),
      })),
    [sessions, ending, endingOthers, t],
  );
  const username = user?.username;
  const labels = useMemo(() => sessionsTexts(t, username), [t, username]);
  return (
    <SessionsModal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      sessions={browsers}
      onEnd={(id) => dispatch(sessionEndRequested({ userId, username, id }))}
      onEndOthers={() => dispatch(othersEndRequested({ userId, username }))}
      pendingOthers={endingOthers}
      loading={isLoading}
      error={
        problem && <LoadFailure title={t('sessions.error.load')} problem={problem} onRetry={load} />
      }
      labels={labels}
    />
  );
}
