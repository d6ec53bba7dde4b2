import {
  type EventFrame,
  type LiveFrame,
  type LiveNotice,
  type LivePosition,
  isHello,
  isNumbered,
} from '@concierge/contract/live';

/** How far this console has followed the project's event log; null before anything is known. */
export type Followed = LivePosition | null;

export type Step =
  /** Connected; with `resync` what happened meanwhile is not replayed. */
  | { kind: 'greeted'; position: LivePosition; resync: boolean }
  | { kind: 'event'; position: LivePosition; frame: EventFrame }
  /** Seen before. */
  | { kind: 'duplicate' }
  /** At least one event is missing: connect again with the old position. */
  | { kind: 'gap' }
  /** Only says something to the user, or asks to reload (I2); it belongs to no log. */
  | { kind: 'notice'; notice: LiveNotice };

/** What a frame means to a console that stands at `position` (I4). */
export function follow(position: Followed, frame: LiveFrame): Step {
  if (isHello(frame)) {
    const { epoch, seq } = frame;
    const goesOn = !frame.resync && position?.epoch === epoch && seq >= position.seq;
    return { kind: 'greeted', position: goesOn ? position : { epoch, seq }, resync: !goesOn };
  }
  if (!isNumbered(frame)) return { kind: 'notice', notice: frame };
  // Numbers say nothing before a greeting has said whose they are.
  if (!position) return { kind: 'gap' };
  const { epoch, seq } = position;
  if (frame.seq <= seq) return { kind: 'duplicate' };
  if (frame.seq > seq + 1) return { kind: 'gap' };
  return { kind: 'event', position: { epoch, seq: frame.seq }, frame };
}

/** The address with the position, so that the server replays what came after it. */
export function liveAddress(base: string, position: Followed): string {
  if (!position) return base;
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
  console.error('No frame of the live protocol:', text.slice(0, 200));
  return null;
}

const isFrame = (value: unknown): value is LiveFrame =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
