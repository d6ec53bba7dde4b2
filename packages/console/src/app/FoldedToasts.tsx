import { isolated } from '@concierge/contract/isolated';
import { Button, IconButton } from '@concierge/ui';
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { WAITING } from '../lib/addresses.ts';
import { PHONE } from '../lib/useMedia.ts';
import { type FoldedToast, clearFolded, useFolded } from './foldedToasts.ts';

/** Live notices as one line within the header, so that nothing of the page is covered. */
export function FoldedToasts(): ReactElement | null {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const toasts = useFolded();
  const root = useRef<HTMLDivElement>(null);
  // They belong to who is signed in.
  useEffect(() => clearFolded, []);
  if (toasts.length === 0) return null;

  const href = targetOf(toasts);
  const count = toasts.reduce((sum, toast) => sum + toast.count, 0);
  const areRequests = toasts.every((toast) => toast.href?.startsWith(WAITING));
  const [first] = toasts;
  const text =
    toasts.length === 1 && first?.count === 1
      ? [first.title, first.body].flatMap((words) => (words ? isolated(words) : [])).join(' · ')
      : t(areRequests ? 'live.newRequests' : 'live.newNotifications', { count });

  const close = () => {
    // The line goes with its focus: Tab goes on from the page.
    if (root.current?.contains(document.activeElement)) document.querySelector('main')?.focus();
    clearFolded();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };
  const open = () => {
    close();
    if (href) void navigate(href);
  };
  return (
    <Line ref={root} onKeyDown={closeOnEscape}>
      <Open size="sm" iconStart="bell-ring" onClick={open}>
        <Count aria-hidden>{count}</Count>
        <Text aria-live="polite">{text}</Text>
      </Open>
      <Close
        icon="x"
        size="sm"
        label={t('toasts.close')}
        tooltipPlacement="bottom"
        onClick={close}
      />
    </Line>
  );
}

/** One leads to what it reports, several to the list that has them all. */
function targetOf(toasts: readonly FoldedToast[]): string | undefined {
  const targets = new Set(toasts.map(({ href }) => href));
  if (targets.size === 1) return toasts[0]?.href;
  return [...targets].some((href) => href?.startsWith(WAITING))
    ? WAITING
    : [...targets].find(Boolean);
}

const Line = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-inline-size: 0;
`;

const Open = styled(Button)`
  flex: 0 1 auto;
  min-inline-size: 0;
  max-inline-size: 360px;
`;

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media ${PHONE} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
  }
`;

const Count = styled.span`
  @media (min-width: 641px) {
    display: none;
  }
`;

const Close = styled(IconButton)`
  flex: none;

  @media ${PHONE} {
    display: none;
  }
`;
