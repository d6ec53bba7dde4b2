import type { Icon } from '@concierge/contract/services';
import { ICON_GROUPS } from './iconGroups.ts';

/** The icon set every service icon comes from. */
export const ICON_PREFIX = 'lucide';

/** Where the image of a catalog icon is served. */
function iconPath(name: string): string {
  return `/icons/${ICON_PREFIX}/${name}.svg`;
}

/** The catalog as `GET /api/concierge/icons` answers it, group after group. */
export const ICON_CATALOG: readonly Icon[] = ICON_GROUPS.flatMap(({ group_name, names }, group) =>
  names.map((name, place) => ({
    id: (group + 1) * 100 + place + 1,
    name,
    full_path: iconPath(name),
    group_name,
  })),
);

const BY_ID = new Map(ICON_CATALOG.map((icon) => [icon.id, icon]));
const BY_NAME = new Map(ICON_CATALOG.map((icon) => [icon.name, icon]));

/** The catalog icon with this id, or `undefined` when there is none. */
export function iconById(id: number): Icon | undefined {
  return BY_ID.get(id);
}

/** The catalog icon of this name, or `undefined` when services may not use it. */
export function iconByName(name: string): Icon | undefined {
  return BY_NAME.get(name);
}

/** The icon of a stored id; a default one for an id that is no longer in the catalog. */
const imageName = (id: number): string => BY_ID.get(id)?.name ?? 'concierge-bell';

/** The image path of a stored icon id. */
export function iconPathOf(id: number): string {
  return iconPath(imageName(id));
}

/** The name of a stored icon id in the icon service, e.g. `lucide:bed`. */
export function iconNameOf(id: number): string {
  return `${ICON_PREFIX}:${imageName(id)}`;
}
