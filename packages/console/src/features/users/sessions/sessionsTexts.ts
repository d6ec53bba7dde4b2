import { browserOf } from '@concierge/contract/browserOf';
import type { Session } from '@concierge/contract/sessions';
import type { SessionsModalLabels, SignedInBrowser } from '@concierge/ui/concierge/SessionsModal';
import type { TFunction } from 'i18next';
import { formatLocalTime } from '../../../lib/i18n/localTime.ts';

type Texts = TFunction<['users', 'common']>;

/** The texts of the sessions of another user; without a name of one's own. */
export const sessionsTexts = (t: Texts, username?: string): SessionsModalLabels => ({
  ...(username === undefined
    ? {
        title: t('sessions.open'),
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
});

/** A session in words. */
export function toBrowser(session: Session, t: Texts): SignedInBrowser {
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
