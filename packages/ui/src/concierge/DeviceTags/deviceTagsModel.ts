/** A device a message goes to. */
export interface MessageDevice {
  serial_id: string;
  name: string;
  /** When the device showed it, formatted; `null` while it has not. */
  viewed_at: string | null;
}

/** The devices that fit into the cell and the number left over. */
export function splitDevices(
  devices: readonly MessageDevice[],
  max: number,
  total: number = devices.length,
): { shown: readonly MessageDevice[]; more: number } {
  const shown = devices.slice(0, max);
  return { shown, more: Math.max(0, total - shown.length) };
}
