import { IconifyIcon } from '@concierge/ui/IconifyIcon';
import { ServiceIcon } from '@concierge/ui/ServiceIcon';
import { dismissToast, TOAST_TIMEOUT, Toaster, toast } from '@concierge/ui/Toaster';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { getIcon } from '../lib/icons.ts';
import type { LiveOrigin, Notice } from '../lib/notify.ts';
import { PHONE } from '../lib/useMedia.ts';
import { fold, isFolded } from './foldedToasts.ts';
import { forgetFailure, keepFailures } from './keptFailures.ts';
import { createToastGroups } from './toastGroups.ts';

export { FoldedToasts } from './FoldedToasts.tsx';

/** Where toasts show. */
export function Toasts(): ReactElement {
  const { t } = useTranslation('shell');
  return <Toaster label={t('toasts.label')} closeLabel={t('toasts.close')} />;
}

const showOfKind = createToastGroups(toast, dismissToast, {
  keep: keepFailures,
  forget: forgetFailure,
});

/** Renders a notice as a toast. */
export function showToast(notice: Notice): void {
  if (notice.live) showLive(notice, notice.live);
  else showOfKind(notice);
}

let shown = 0;
/** The live notice that is a toast. */
let card: string | undefined;

/**
 * A live notice is a toast for as long as any other one, then a part of the header's line until its time is over. Where
 * it would cover what staff work at it is so at once: beside another one, if it leads to what can be seen later, and on
 * the phone.
 */
function showLive(notice: Notice, { href, kept = false }: LiveOrigin): void {
  const { id = `live:${(shown += 1)}`, timeout = TOAST_TIMEOUT, tone, title, body } = notice;
  const taken = href !== undefined && card !== undefined && card !== id;
  if (taken || isFolded(id) || window.matchMedia(PHONE).matches) {
    if (!kept) fold(id, notice, timeout);
    return;
  }
  card = id;
  toast({
    tone,
    title,
    body,
    icon: iconOf(notice),
    id,
    timeout: Math.min(timeout, TOAST_TIMEOUT),
    quiet: true,
    href,
    onLeave: (byUser) => {
      card = undefined;
      if (!byUser && !kept && timeout > TOAST_TIMEOUT) fold(id, notice, timeout - TOAST_TIMEOUT);
    },
  });
}

/** A path is an image of the server; a `prefix:name` comes from the icon service. */
function iconOf({ icon }: Notice): ReactElement | undefined {
  if (!icon) return undefined;
  if (icon.includes('/')) return <ServiceIcon src={icon} size={20} />;
  const data = getIcon(icon);
  return data ? <IconifyIcon {...data} /> : undefined;
}
