import { IconifyIcon, ServiceIcon, TOAST_TIMEOUT, Toaster, toast } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { getIcon } from '../lib/icons.ts';
import type { LiveOrigin, Notice } from '../lib/notify.ts';
import { PHONE } from '../lib/useMedia.ts';
import { fold, isFolded } from './foldedToasts.ts';

export { FoldedToasts } from './FoldedToasts.tsx';

/** The corner of the toasts. */
export function Toasts(): ReactElement {
  const { t } = useTranslation('shell');
  return <Corner label={t('toasts.label')} closeLabel={t('toasts.close')} />;
}

/** Renders a notice as a toast. */
export function showToast(notice: Notice): void {
  if (notice.live) showLive(notice, notice.live);
  else toast(toastOf(notice));
}

const toastOf = ({ tone, timeout, id, icon, ...words }: Notice) => ({
  tone,
  ...linesOf(words),
  timeout,
  id,
  icon: icon ? iconOf(icon) : undefined,
});

/** What happened, and below it to what and why. */
function linesOf({ title, body, about }: Pick<Notice, 'title' | 'body' | 'about'>) {
  if (!about) return { title, body };
  return title ? { title, body: `${about}: ${body}` } : { title: body, body: about };
}

let shown = 0;

/**
 * A live notice is a toast for as long as any other one, then a part of the header's line until its time is
 * over; on the phone, where a toast covers half of the page, at once.
 */
function showLive(notice: Notice, { href }: LiveOrigin): void {
  const { id = `live:${(shown += 1)}`, timeout = TOAST_TIMEOUT } = notice;
  if (isFolded(id) || window.matchMedia(PHONE).matches) {
    fold(id, notice, timeout);
    return;
  }
  toast({
    ...toastOf(notice),
    id,
    timeout: Math.min(timeout, TOAST_TIMEOUT),
    quiet: true,
    href,
    onLeave: (byUser) => {
      if (!byUser && timeout > TOAST_TIMEOUT) fold(id, notice, timeout - TOAST_TIMEOUT);
    },
  });
}

/** A path is an image of the server; a `prefix:name` comes from the icon service. */
function iconOf(icon: string): ReactElement | undefined {
  if (icon.includes('/')) return <ServiceIcon src={icon} size={20} />;
  const data = getIcon(icon);
  return data ? <IconifyIcon {...data} /> : undefined;
}

/** Below the header: a live toast stays for long and must not cover the menus. */
const Corner = styled(Toaster)`
  && .Toastify__toast-container {
    inset-block-start: 64px;
  }
`;
