import { isolated } from '@concierge/contract/isolated';
import { NoticeLine } from '@concierge/ui/concierge/NoticeLine';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectUser } from '../features/auth/authSlice.ts';
import { WAITING, approvedAddress } from '../lib/addresses.ts';
import { useUnseen } from '../features/services/useUnseen.ts';
import { notify } from '../lib/notify.ts';
import { takeFailures, useFailures } from './keptFailures.ts';
import { type FoldedToast, clearFolded, useFolded } from './foldedToasts.ts';

const FAILURE_TIMEOUT = 30_000;

/**
 * Live notices as one line within the header, so that nothing of the page is covered. What colleagues gave to the user, and what
 * failed, is a part of it until it is opened, whatever else comes and goes.
 */
export function FoldedToasts(): ReactElement {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const folded = useFolded();
  const given = useGiven();
  const root = useRef<HTMLDivElement>(null);
  // They belong to who is signed in.
  useEffect(
    () => () => {
      clearFolded();
      takeFailures();
    },
    [],
  );
  const failed = useFailed();
  const toasts = [...folded, given, failed].filter((toast) => toast !== null);

  const href = given?.href ?? targetOf(folded);
  const count = toasts.reduce((sum, toast) => sum + toast.count, 0);
  const areRequests = toasts.every((toast) => toast.href?.startsWith(WAITING));
  const [first] = toasts;
  const isOne = toasts.length === 1 && (count === 1 || first === given || first === failed);
  const textOf = ({ title, body }: FoldedToast) =>
    isOne
      ? [title, body].flatMap((words) => (words ? isolated(words) : [])).join(' · ')
      : t(areRequests ? 'live.newRequests' : 'live.newNotifications', { count });

  const close = () => {
    // The line goes with its focus: Tab goes on from the page.
    if (root.current?.contains(document.activeElement)) document.querySelector('main')?.focus();
    clearFolded();
  };
  const open = () => {
    close();
    // Long enough to read several.
    for (const notice of takeFailures()) notify({ ...notice, timeout: FAILURE_TIMEOUT });
    if (href) void navigate(href);
  };
  return (
    <NoticeLine
      ref={root}
      text={first ? textOf(first) : ''}
      count={count}
      onOpen={open}
      onClose={folded.length > 0 ? close : undefined}
      closeLabel={t('toasts.close')}
    />
  );
}

/** What failed while the user worked at something else. */
function useFailed(): FoldedToast | null {
  const { t } = useTranslation('shell');
  const { length: count } = useFailures();
  if (count === 0) return null;
  return { id: 'failed', title: t('live.failed', { count }), body: '', count, href: undefined };
}

/** What colleagues gave to the user, and is not opened yet. */
function useGiven(): FoldedToast | null {
  const { t } = useTranslation('shell');
  const user = useSelector(selectUser);
  const count = useUnseen();
  if (!user || count === 0) return null;
  const title = t('live.handedOver', { count });
  return { id: 'handed-over', title, body: '', count, href: approvedAddress(user.id) };
}

/** One leads to what it reports, several to the list that has them all. */
function targetOf(toasts: readonly FoldedToast[]): string | undefined {
  const targets = new Set(toasts.map(({ href }) => href));
  if (targets.size === 1) return toasts[0]?.href;
  return [...targets].some((href) => href?.startsWith(WAITING))
    ? WAITING
    : [...targets].find(Boolean);
}
