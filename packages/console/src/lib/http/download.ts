import { CANCEL } from 'redux-saga';
import { HTTP_TIMEOUT_MS } from '@concierge/contract/constants';
import { TOTAL_COUNT_HEADER } from '@concierge/contract/csv';
import { paths } from '@concierge/contract/paths';
import { type Cancellable, get, http } from './http.ts';
import { ProblemError, answerProblem } from './problem.ts';

/** A file that is being received. */
export interface IncomingFile {
  /** As the server calls it. */
  name: string;
  /** How many rows it will have. */
  total: number;
  /** The bytes that have come next; null at its end. Rejects with `ProblemError` when it breaks off. */
  read: () => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Ends it on the wire. */
  cancel: () => void;
}

const failure = (kind: 'timeout' | 'network' | 'between') =>
  new ProblemError({ kind, status: null, errorCode: null, message: null });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * POSTs for a CSV file, however long it is: it may take as long as something comes. Rejects with `ProblemError`; where
 * the session has ended, the user signs in again first.
 */
export function openFile(
  path: string,
  body: unknown,
  params: Readonly<Record<string, string | number | boolean | undefined>>,
): Cancellable<IncomingFile> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  let isSilent = false;
  /** What is waited for, unless nothing comes for too long. */
  async function awaited<Result>(coming: Promise<Result>): Promise<Result> {
    const timer = setTimeout(() => {
      isSilent = true;
      cancel();
    }, HTTP_TIMEOUT_MS);
    try {
      return await coming;
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      throw failure(isSilent ? 'timeout' : 'network');
    } finally {
      clearTimeout(timer);
    }
  }

  async function open(again = false): Promise<IncomingFile> {
    const { status, headers, data } = await awaited(
      http.request<ReadableStream<Uint8Array<ArrayBuffer>>>({
        method: 'POST',
        url: path,
        data: body,
        params,
        headers: { Accept: 'text/csv, application/json' },
        adapter: 'fetch',
        responseType: 'stream',
        signal: controller.signal,
        timeout: 0,
        validateStatus: () => true,
      }),
    );
    const contentType = String(headers['content-type']);
    if (status !== 200) {
      const text = await awaited(new Response(data).text());
      // Asks to sign in again, and fails if that is given up.
      if (status === 401 && !again) {
        await get(paths.auth());
        return open(true);
      }
      const answer = { status, contentType, body: parsed(text) };
      const problem = answerProblem(answer, headers['retry-after']);
      throw problem ? new ProblemError(problem) : failure('between');
    }
    if (!contentType.startsWith('text/csv')) throw failure('between');
    const reader = data.getReader();
    return {
      name: /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] ?? 'list.csv',
      total: Number(headers[TOTAL_COUNT_HEADER] ?? 0),
      read: async () => (await awaited(reader.read())).value ?? null,
      cancel,
    };
  }
  return Object.assign(open(), { cancel, [CANCEL]: cancel });
}
