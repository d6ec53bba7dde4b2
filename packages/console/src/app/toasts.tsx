import { IconifyIcon, ServiceIcon, Toaster, toast } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { icons } from '../lib/iconLoader.ts';
import type { Notice } from '../lib/notify.ts';

/** The corner of the toasts. */
export function Toasts(): ReactElement {
  const { t } = useTranslation('shell');
  return <Corner label={t('toasts.label')} closeLabel={t('toasts.close')} />;
}

/** Renders a notice as a toast. */
export function showToast({ tone, title, body, timeout, id, icon }: Notice): void {
  toast({ tone, title, body, timeout, id, icon: icon ? iconOf(icon) : undefined });
}

/** A path is an image of the server; a `prefix:name` comes from the icon service. */
function iconOf(icon: string): ReactElement | undefined {
  if (icon.includes('/')) return <ServiceIcon src={icon} size={20} />;
  const data = icons.cached(icon);
  return data ? <IconifyIcon {...data} /> : undefined;
}

/** Below the header: a live toast stays for long and must not cover the menus. */
const Corner = styled(Toaster)`
  && .Toastify__toast-container {
    inset-block-start: 64px;
  }
`;
