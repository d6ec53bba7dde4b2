import { IconifyIcon, ServiceIcon, toast } from '@concierge/ui';
import type { ReactElement } from 'react';
import { icons } from '../lib/iconLoader.ts';
import type { Notice } from '../lib/notify.ts';

/** Draws a notice as a toast. */
export function showToast({ tone, title, body, timeout, id, icon }: Notice): void {
  toast({ tone, title, body, timeout, id, icon: icon ? iconOf(icon) : undefined });
}

/** A path is an image of the server; a `prefix:name` comes from the icon service. */
function iconOf(icon: string): ReactElement | undefined {
  if (icon.includes('/')) return <ServiceIcon src={icon} size={20} />;
  const drawn = icons.cached(icon);
  return drawn ? <IconifyIcon {...drawn} /> : undefined;
}
