import { type LiveSignal, followLog } from '@concierge/client/followLog';
import type { UnknownAction } from 'redux';
import { type EventChannel, buffers, channel, eventChannel } from 'redux-saga';
import {
  type SagaGenerator,
  call,
  cancel,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  throttle,
} from 'typed-redux-saga';
import { LIVE_TOAST_MS } from '@concierge/contract/constants';
import type { EventFrame, LiveNotice, LivePayloads, LivePosition } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import type { ServiceRequest } from '@concierge/contract/requests';
import { viewRequest } from '@concierge/contract/requestView';
import { nameIn } from '@concierge/contract/serviceNames';
import type { User } from '@concierge/contract/users';
import { lookForBuild } from '../../lib/lazy/newVersion.ts';
import { onCallFailed, siteUrl } from '../../lib/http/http.ts';
import { currentLanguage, i18n } from '../../lib/i18n/i18n.ts';
import { notify } from '../../lib/notify.ts';
import { serverClock } from '../../lib/serverClock.ts';
import { runtimeConfig } from '../../lib/runtimeConfig.ts';
import {
  selectProjectId,
  selectUser,
  sessionRefused,
  signInFulfilled,
  userUpdated,
} from '../auth/authSlice.ts';
import { isHidden } from '../../lib/isHidden.ts';
import { selectRequestList } from '../requests/requestsSlice.ts';
import { selectAdminOf } from '../services/servicesSlice.ts';
import { handOverNotice } from './handOverNotice.ts';
import { OVERFLOW_PAUSE_MS, type Overflow, createToastThrottle, originOf } from './liveNotice.ts';
import {
  accountChanged,
  connectionChanged,
  connectionClosed,
  deviceChanged,
  eventReported,
  messageChanged,
  messageViewed,
  projectChanged,
  requestChanged,
  resynced,
  retryRequested,
  rowMarked,
  rowUnmarked,
  selectConnection,
  serviceChanged,
  userChanged,
} from './liveSlice.ts';

/** Follows the project's events while a user is signed in; canceling closes the socket. */
export function* liveSaga(): SagaGenerator<void> {
  const projectId = yield* select(selectProjectId);
  if (projectId === null) return;
  yield* takeEvery(rowMarked, unmarkLater);
  while (true) {
    const { next } = yield* race({
      end: call(followEvents, projectId),
      // A call was refused before the connection was, which belongs to the former session.
      next: take(signInFulfilled),
    });
    // The session had lapsed; connect again with the next one.
    if (!next) yield* take(signInFulfilled);
  }
}

/** Returns when the server does not know the session any more. */
function* followEvents(projectId: number): SagaGenerator<void> {
  const { bootPosition } = yield* select(selectConnection);
  const { signals, connectNow } = yield* call(openLiveChannel, liveUrl(projectId), bootPosition);
  const lostCalls = watchLostCalls();
  const overflow = channel<OverflowToasts>(buffers.sliding(1));
  const counting = yield* throttle(OVERFLOW_PAUSE_MS, overflow, showOverflowToasts);
  const retrying = yield* takeEvery(retryRequested, connectNow);
  const lines: OverflowToasts = new Map();
  const show = createToastThrottle(notify, (line) => {
    lines.set(line.device, line);
    overflow.put(lines);
  });
  let reason: string | null = null;
  let wasLive = false;
  try {
    while (true) {
      const signal = yield* take(signals);
      if (signal.kind === 'sessionEnded') {
        ({ reason } = signal);
        break;
      }
      yield* call(handleSignal, signal, show);
      const isBack = signal.kind === 'connection' && signal.connection === 'live';
      if (isBack && lostCalls.forget()) yield* put(resynced());
      if (isBack && wasLive) lookForBuild();
      wasLive ||= isBack;
    }
  } finally {
    signals.close();
    lostCalls.stop();
    yield* cancel([counting, retrying]);
    yield* put(connectionClosed());
  }
  yield* put(sessionRefused(reason));
}

interface LiveChannel {
  /** Closing it closes the connection. */
  signals: EventChannel<LiveSignal>;
  /** Tries now, where the connection is lost. */
  connectNow: () => void;
}

/**
 * The log as a channel, whose buffer grows as it needs to, so that a burst loses nothing.
 * @param position Of the data that came with the page; without it everything is reloaded.
 */
function openLiveChannel(address: string, position: LivePosition | null): LiveChannel {
  let connectNow = () => {};
  const signals = eventChannel<LiveSignal>((onSignal) => {
    const log = followLog({ address, position, onSignal, learnTime: serverClock.learn });
    ({ connectNow } = log);
    return log.close;
  }, buffers.expanding<LiveSignal>(64));
  return { signals, connectNow: () => connectNow() };
}

/**
 * Remembers whether a call did not reach the server: its data is reloaded when the connection is
 * back, since no event will report it.
 */
function watchLostCalls() {
  let lost = false;
  const stop = onCallFailed(({ kind }) => {
    lost ||= kind === 'network' || kind === 'timeout' || kind === 'between';
  });
  const forget = () => {
    const any = lost;
    lost = false;
    return any;
  };
  return { stop, forget };
}

function liveUrl(projectId: number): string {
  const configured = runtimeConfig().liveUrl;
  if (configured) return configured;
  const address = new URL(paths.live(projectId), siteUrl());
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** Who reads the events. */
interface Reader {
  user: User | null;
  /** The services whose admin the user is; undefined until that is known. */
  adminOf: readonly number[] | undefined;
}

function* readerOfEvents(): SagaGenerator<Reader> {
  return { user: yield* select(selectUser), adminOf: yield* select(selectAdminOf) };
}

type OpenSignal = Exclude<LiveSignal, { kind: 'sessionEnded' }>;

function* handleSignal(
  signal: OpenSignal,
  show: (notice: LiveNotice) => void,
): SagaGenerator<void> {
  switch (signal.kind) {
    case 'connection':
      const at = new Date(serverClock.now()).toISOString();
      yield* put(connectionChanged({ connection: signal.connection, at }));
      return;
    case 'event':
      for (const action of actionsOf(signal.frame, yield* call(readerOfEvents))) yield* put(action);
      const row = yield* call(rowOnScreen, signal.frame);
      if (row) yield* put(rowMarked(row.id));
      else if (!(yield* call(isOwn, signal.frame))) yield* call(show, titled(signal.frame));
      if (signal.frame.event === 'request.handed_over') {
        yield* fork(showHandOver, signal.frame.payload);
      }
      return;
    case 'notice':
      if (signal.notice.reloadState) yield* put(resynced());
      yield* call(show, signal.notice);
      return;
    case 'resync':
      yield* put(resynced());
  }
}

/** With the title of a new request as the user calls its service, or how often it was asked for by now. */
function titled(frame: EventFrame): EventFrame {
  if (frame.event !== 'request.created' && frame.event !== 'request.changed') return frame;
  const { row } = frame.payload.update;
  const { asked: count, device_name: device } = row;
  const again = count > 1 && { body: i18n.t('shell:live.asked', { count, device }) };
  return { ...frame, title: nameIn(row, currentLanguage()), ...again };
}

/** The row in view that shows already what the toast of an event would say. */
function* rowOnScreen(frame: EventFrame): SagaGenerator<ServiceRequest | null> {
  if (frame.event !== 'request.created' || !frame.show || isHidden()) return null;
  const { rows } = yield* select(selectRequestList);
  return rows.find(({ id }) => id === frame.payload.id) ?? null;
}

/** Whether the user entered the request, and knows. */
function* isOwn(frame: EventFrame): SagaGenerator<boolean> {
  if (frame.event !== 'request.created') return false;
  return frame.payload.update.row.created_by === (yield* select(selectUser))?.id;
}

/** Tells the colleague who got the request, or lost it. */
function* showHandOver(event: LivePayloads['request.handed_over']): SagaGenerator<void> {
  const user = yield* select(selectUser);
  const notice = handOverNotice(event, user?.id);
  if (notice) yield* call(notify, notice);
}

/** How long a row is marked that has just come, in milliseconds. */
const MARKED_MS = 3_000;

function* unmarkLater({ payload }: ReturnType<typeof rowMarked>): SagaGenerator<void> {
  yield* delay(MARKED_MS);
  yield* put(rowUnmarked(payload));
}

/**
 * The actions that report an event. One that came before it was known who reads it reports that anything may have
 * changed.
 */
function actionsOf(frame: EventFrame, { user, adminOf }: Reader): UnknownAction[] {
  const { seq } = frame;
  switch (frame.event) {
    case 'request.created':
    case 'request.changed': {
      const { update } = frame.payload;
      if (!user || !adminOf) return [resynced()];
      const is_service_admin = adminOf.includes(update.row.service_id);
      const row = viewRequest(update.row, { ...user, is_service_admin });
      const changed_by = 'changed_by' in frame.payload ? frame.payload.changed_by : null;
      return [requestChanged({ ...update, seq, row, changed_by })];
    }
    case 'message.viewed':
      return [messageViewed(frame.payload)];
    case 'message.created':
    case 'message.changed':
    case 'message.published':
      return [messageChanged()];
    case 'service.changed': {
      const { service_id, service } = frame.payload;
      if (!user) return [resynced()];
      return [serviceChanged({ seq, service_id, service, lang: user.lang })];
    }
    case 'user.changed': {
      const { user_id, username } = frame.payload;
      const known: UnknownAction[] = [userChanged({ seq, user_id, username })];
      // What a deleted user has approved can be taken over now: the rows say so.
      if (username === null) known.push(resynced());
      return user_id === user?.id ? [...known, accountChanged()] : known;
    }
    case 'project.changed': {
      const { name, time_zone } = frame.payload.house;
      const own = userUpdated({ project_name: name, time_zone });
      return [projectChanged(frame.payload.house), own];
    }
    case 'request.handed_over':
    case 'request.noted':
    case 'devices.changed':
      return [eventReported(frame)];
    case 'device.changed':
      return [eventReported(frame), deviceChanged({ seq, device_id: frame.payload.device_id })];
    default: {
      frame satisfies never;
      // Of a newer server: what this console does not know it cannot show, unless it is to load everything again.
      const { reloadState } = frame as LiveNotice;
      return reloadState ? [resynced()] : [];
    }
  }
}

/** The lines that have changed since they were shown, by their device. */
type OverflowToasts = Map<string | null, Overflow>;

/** One more toast, and one for each busy device, says how many more there were. It counts on while they come. */
function* showOverflowToasts(lines: OverflowToasts): SagaGenerator<void> {
  const changed = [...lines.values()];
  lines.clear();
  for (const overflow of changed) {
    const { count, device } = overflow;
    const line =
      device === null
        ? { id: 'live:more', body: i18n.t('shell:live.more', { count }) }
        : { id: `live:${device}`, body: i18n.t('shell:live.fromDevice', { count, device }) };
    const live = originOf(overflow);
    yield* call(notify, { tone: 'info' as const, timeout: LIVE_TOAST_MS, live, ...line });
  }
}
