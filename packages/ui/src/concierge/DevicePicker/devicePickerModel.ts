import { matchesText } from '../../internal/foldText.ts';
import { groupRooms, type RoomGroup, type RoomGroupLabels } from '../roomGroups.ts';

/** A device that can be chosen. */
export interface DeviceOption {
  serial_id: string;
  name: string;
}

/** Devices per page. */
const DEVICE_PAGE_SIZE = 15;
/** The filter box appears for more devices than this. */
const DEVICE_FILTER_ABOVE = 10;

export function hasFilter(devices: readonly DeviceOption[]): boolean {
  return devices.length > DEVICE_FILTER_ABOVE;
}

/** Devices whose name or serial number contains the query, ignoring case. */
export function filterDevices(devices: readonly DeviceOption[], query: string): DeviceOption[] {
  return devices.filter(({ name, serial_id }) => matchesText(query, name, serial_id));
}

/** One page of the devices; a page beyond the end is the last one. */
export function devicePage(
  devices: readonly DeviceOption[],
  page: number,
): { rows: DeviceOption[]; page: number; pageCount: number } {
  const pageCount = Math.max(1, Math.ceil(devices.length / DEVICE_PAGE_SIZE));
  const shown = Math.max(0, Math.min(page, pageCount - 1));
  const start = shown * DEVICE_PAGE_SIZE;
  return { rows: devices.slice(start, start + DEVICE_PAGE_SIZE), page: shown, pageCount };
}

export function toggleDevice(selected: readonly string[], serialId: string): string[] {
  return selected.includes(serialId)
    ? selected.filter((id) => id !== serialId)
    : [...selected, serialId];
}

export type Selection = 'all' | 'some' | 'none';

/** How many of these devices are chosen, for the check box that chooses them. */
export function selectionOf(
  devices: readonly DeviceOption[],
  selected: ReadonlySet<string>,
): Selection {
  const chosen = devices.filter(({ serial_id }) => selected.has(serial_id)).length;
  if (chosen === 0) return 'none';
  return chosen === devices.length ? 'all' : 'some';
}

/** Selects or clears these devices; what else is selected stays. */
export function selectDevices(
  devices: readonly DeviceOption[],
  selected: readonly string[],
  chosen: boolean,
): string[] {
  const ids = new Set(devices.map(({ serial_id }) => serial_id));
  if (!chosen) return selected.filter((id) => !ids.has(id));
  return [...new Set([...selected, ...ids])];
}

/** The devices by floor, or by how their names begin; one group without a label when neither makes groups. Others come first. */
export function deviceGroups(
  devices: readonly DeviceOption[],
  labels: RoomGroupLabels | undefined,
  others: DeviceOption[] = [],
): RoomGroup<DeviceOption>[] {
  const groups = labels && groupRooms(devices, ({ name }) => name, labels);
  if (!groups) return [{ label: '', items: [...others, ...devices] }];
  return others.length > 0 ? [{ label: '', items: others }, ...groups] : groups;
}

/** The groups of which there is something on a page: all of their devices, and those on it. */
export function groupsOnPage(
  groups: readonly RoomGroup<DeviceOption>[],
  rows: readonly DeviceOption[],
): { label: string; all: DeviceOption[]; rows: DeviceOption[] }[] {
  const shown = new Set(rows);
  return groups
    .map(({ label, items }) => ({
      label,
      all: items,
      rows: items.filter((item) => shown.has(item)),
    }))
    .filter((group) => group.rows.length > 0);
}

/** What is chosen and not, or no longer, among the devices, so that it can be left out. */
export function withoutRow(
  devices: readonly DeviceOption[],
  selected: readonly string[],
): DeviceOption[] {
  const known = new Set(devices.map(({ serial_id }) => serial_id));
  return selected.filter((id) => !known.has(id)).map((id) => ({ serial_id: id, name: id }));
}
