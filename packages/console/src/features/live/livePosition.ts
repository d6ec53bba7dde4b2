import { type EventFrame, type LiveFrame, isHello, isNumbered } from '@concierge/contract/live';

/** How far this console has followed the project's event log. */
export interface LivePosition {
  epoch: string | null;
  /** Number of the last event that was seen; null before the first `hello`. */
  seq: number | null;
}

export const UNKNOWN_POSITION: LivePosition = { epoch: null, seq: null };

export type Step =
  /** Connected; with `resync` what happened meanwhile is not replayed. */
  | { kind: 'greeted'; position: LivePosition; resync: boolean }
  | { kind: 'event'; position: LivePosition; frame: EventFrame }
  /** Seen before. */
  | { kind: 'duplicate' }
  /** At least one event is missing: connect again with the old position. */
  | { kind: 'gap' }
  /** From a server that does not number its events. */
  | { kind: 'unnumbered' };

/** What a frame means to a console that stands at `position` (I4). */
export function follow(position: LivePosition, frame: LiveFrame): Step {
  if (isHello(frame)) {
    const resync =
      frame.resync ||
      position.epoch !== frame.epoch ||
      position.seq === null ||
      frame.seq < position.seq;
    const seq = resync ? frame.seq : position.seq;
    return { kind: 'greeted', position: { epoch: frame.epoch, seq }, resync };
  }
  if (!isNumbered(frame)) return { kind: 'unnumbered' };
  if (position.seq !== null && frame.seq <= position.seq) return { kind: 'duplicate' };
  if (position.seq !== null && frame.seq > position.seq + 1) return { kind: 'gap' };
  return { kind: 'event', position: { ...position, seq: frame.seq }, frame };
}

/** The address with the position, so that the server replays what came after it. */
export function liveAddress(base: string, position: LivePosition): string {
  if (position.epoch === null || position.seq === null) return base;
  const address = new URL(base);
  address.searchParams.set('epoch', position.epoch);
  address.searchParams.set('since', String(position.seq));
  return address.href;
}

/** Reads a text frame; null for what is none, `pong` among it. */
export function readFrame(text: string): LiveFrame | null {
  if (text === 'pong') return null;
  try {
    const frame: unknown = JSON.parse(text);
    if (isFrame(frame)) return frame;
  } catch {
    // Told below, like every other text that is no frame.
  }
  console.error('The live connection sent something that is no frame:', text.slice(0, 200));
  return null;
}

const isFrame = (value: unknown): value is LiveFrame =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
