import {
  SessionsModal,
  type SessionsModalLabels,
  type SignedInBrowser,
} from '@concierge/ui/concierge';
import { browserOf } from '@concierge/contract/browserOf';
import type { Session } from '@concierge/contract/sessions';
import type { User } from '@concierge/contract/users';
import type { TFunction } from 'i18next';
import { useCallback, useEffect, useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { formatLocalTime } from '../../../lib/i18n/localTime.ts';
import { LoadFailure } from '../../../lib/shell/LoadFailure.tsx';
import {
  othersEndRequested,
  selectSessions,
  sessionEndRequested,
  sessionsRequested,
} from './sessionsSlice.ts';

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
  return (
    <SessionsModal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      sessions={browsers}
      onEnd={(id) => dispatch(sessionEndRequested({ userId, username: user?.username, id }))}
      onEndOthers={() => dispatch(othersEndRequested({ userId, username: user?.username }))}
      pendingOthers={endingOthers}
      loading={isLoading}
      error={
        problem && <LoadFailure title={t('sessions.error.load')} problem={problem} onRetry={load} />
      }
      labels={useLabels(user?.username)}
    />
  );
}

function toBrowser(session: Session, t: TFunction<['users', 'common']>): SignedInBrowser {
  const known = browserOf(session.user_agent);
  const { browser = t('sessions.unknown'), system = null, handheld = false } = known ?? {};
  return {
    id: session.id,
    name: system === null ? browser : t('sessions.browserOn', { browser, system }),
    handheld,
    address: session.address,
    signedInAt: formatLocalTime(session.created_at),
    lastSeenAt: formatLocalTime(session.last_seen_at),
    current: session.current,
  };
}

function useLabels(username: string | undefined): SessionsModalLabels {
  const { t } = useTranslation(['users', 'common']);
  return useMemo(
    () => ({
      ...(username === undefined
        ? {
            title: t('sessions.title'),
            text: t('sessions.text'),
            list: t('sessions.list'),
            endOthers: t('sessions.endOthers'),
          }
        : {
            title: t('sessions.of.title', { username }),
            text: t('sessions.of.text'),
            list: t('sessions.of.list', { username }),
            endOthers: t('sessions.of.endAll'),
          }),
      loading: t('sessions.loading'),
      current: t('sessions.current'),
      signedIn: (at) => t('sessions.signedIn', { at }),
      lastSeen: (at) => t('sessions.lastSeen', { at }),
      end: t('sessions.end'),
      endOf: (name) => t('sessions.endOf', { name }),
      close: t('common:close'),
    }),
    [t, username],
  );
}
