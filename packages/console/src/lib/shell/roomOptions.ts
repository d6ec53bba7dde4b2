import type { SelectOption } from '@concierge/ui/Select';
import { groupRooms } from '@concierge/ui/concierge/roomGroups';
import type { TFunction } from 'i18next';

/** Rooms by floor, or by how their names begin; as they are where neither makes groups. */
export function roomOptions(
  options: readonly SelectOption[],
  t: TFunction<['common']>,
): readonly SelectOption[] {
  const groups = groupRooms(options, ({ label }) => label, {
    floor: (floor) => t('list.floor', { floor }),
    others: t('list.otherRooms'),
  });
  return (
    groups?.flatMap(({ label, items }) => items.map((item) => ({ ...item, group: label }))) ??
    options
  );
}
