import type { Icon } from '@concierge/contract/services';
import { ICON_CATALOG } from '@concierge/server/icons/iconCatalog';
import { hasShape, iconSrc } from './iconSrc.tsx';

/** The icons that services may have: those of the server's catalog that the stories can draw. */
export const icons: readonly Icon[] = ICON_CATALOG.flatMap((icon) =>
  hasShape(icon.name) ? { ...icon, full_path: iconSrc(icon.name) } : [],
);
