import { AxiosError, type AxiosResponse } from 'axios';
import { http } from '../lib/http/http.ts';

/** An answer that is held back. */
export interface HeldAnswer {
  /** Resolves once it has come and waits. */
  came: Promise<void>;
  /** Lets it go, or loses it: the connection broke once the server had answered. Resolves when it was handled. */
  release: (how: 'arrives' | 'is lost') => Promise<void>;
}

/** Holds the answer of the next call to such a path. */
export function holdAnswer(path: RegExp): HeldAnswer {
  const arrival = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<'arrives' | 'is lost'>();
  let isFree = true;
  const interceptor = http.interceptors.response.use(async (answer: AxiosResponse) => {
    if (!isFree || !path.test(answer.config.url ?? '')) return answer;
    isFree = false;
    arrival.resolve();
    if ((await gate.promise) === 'arrives') return answer;
    throw new AxiosError('The connection broke', AxiosError.ERR_NETWORK);
  });
  return {
    came: arrival.promise,
    async release(how) {
      http.interceptors.response.eject(interceptor);
      gate.resolve(how);
      // What follows from an answer, but for calls of its own, happens in microtasks.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    },
  };
}
