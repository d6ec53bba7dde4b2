import { APP_VERSION, type Language } from '@concierge/contract/constants';
import type {
  DeviceMessage,
  DeviceRequest,
  DeviceRequestBody,
  DeviceService,
  OwnDevice,
} from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import type { Page } from '@concierge/contract/refs';
import { isOwnAnswer } from '@concierge/client/ownAnswer';
import type { ServerClock } from '@concierge/client/serverClock';
import { timeLimit } from '@concierge/contract/timeLimit';
import type { RequestAct, SendFailure } from '../model/tabletState.ts';

/** A portal or proxy has answered instead of the server. */
export const BETWEEN = -1;

/** A call without the answer it was made for. */
export class CallFailed extends Error {
  /** HTTP status; 0: there was no answer; `BETWEEN`: it was none of the server. */
  readonly status: number;

  constructor(status: number, options?: ErrorOptions) {
    super(`The call failed with ${status}`, options);
    this.status = status;
  }
}

/** Why a call failed, as the guest is told. */
export function failureOf(error: unknown): SendFailure {
  const { status } = error instanceof CallFailed ? error : { status: NaN };
  if (status === BETWEEN || status === 0 || status >= 500) return 'network';
  if (status === 429) return 'busy';
  return status === 404 ? 'gone' : 'other';
}

export interface DeviceApi {
  device: () => Promise<OwnDevice>;
  services: (language: Language) => Promise<DeviceService[]>;
  /** The newest, and how many there are. */
  requests: () => Promise<Page<DeviceRequest>>;
  messages: () => Promise<Page<DeviceMessage>>;
  /** Calling it again with the same key makes no second request. */
  send: (body: DeviceRequestBody, key: string) => Promise<DeviceRequest>;
  /** The guest cancels an own request, or asks again for it. */
  act: (act: RequestAct, requestId: number) => Promise<DeviceRequest>;
  markViewed: (messageId: number) => Promise<DeviceMessage>;
}

/** A guest looks at what is being sent: after this it has failed, and can be tried again. */
const TIMEOUT_MS = 15_000;

const ACT_PATHS = {
  cancel: paths.deviceRequestCancel,
  askAgain: paths.deviceRequestAskAgain,
} as const satisfies Record<RequestAct, unknown>;

/** Null for what is no JSON; throws where it breaks off. */
const readJson = (answer: Response): Promise<unknown> =>
  answer.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });

/** The most the server gives at once. */
const LONGEST_LIST = 200;

interface Call {
  method?: 'POST';
  body?: object;
  headers?: Record<string, string>;
}

export interface DeviceApiParts {
  key: string;
  fetch: typeof globalThis.fetch;
  /** Learns the time from the answers. */
  clock: ServerClock;
}

/** The calls of a device with its key. Each throws `CallFailed`. */
export function createDeviceApi({ key, fetch, clock }: DeviceApiParts): DeviceApi {
  /** @param has What each answer to the call has. */
  async function call<Answer>(
    path: string,
    has: keyof Answer & string,
    { method, body, headers }: Call = {},
  ): Promise<Answer> {
    const limit = timeLimit(TIMEOUT_MS);
    const askedAt = performance.now();
    try {
      const answer = await fetch(path, {
        method: method ?? 'GET',
        headers: {
          authorization: `Bearer ${key}`,
          'x-app-version': APP_VERSION,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        credentials: 'omit',
        cache: 'no-store',
        signal: limit.signal,
      });
      const { status } = answer;
      const took = performance.now() - askedAt;
      const contentType = answer.headers.get('content-type');
      const given = await readJson(answer);
      const isOwn = isOwnAnswer({ status, contentType, body: given }, has);
      if (!isOwn) throw new CallFailed(BETWEEN);
      clock.learnFromHeader(answer.headers.get('date'), took);
      if (!answer.ok) throw new CallFailed(status);
      return given as Answer;
    } catch (cause) {
      throw cause instanceof CallFailed ? cause : new CallFailed(0, { cause });
    } finally {
      limit.end();
    }
  }

  return {
    device: () => call(paths.device(), 'stay_id'),
    services: (language) => call(`${paths.deviceServices()}?lang=${language}`, 'length'),
    requests: () => call(`${paths.deviceRequests()}?limit=${LONGEST_LIST}`, 'totalCount'),
    messages: () => call(`${paths.deviceMessages()}?limit=${LONGEST_LIST}`, 'totalCount'),
    send: (body, idempotencyKey) =>
      call(paths.deviceRequests(), 'id', {
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    act: (act, id) => call(ACT_PATHS[act](id), 'id', { method: 'POST' }),
    markViewed: (messageId) =>
      call(paths.deviceMessageViewed(messageId), 'message_id', { method: 'POST' }),
  };
}
