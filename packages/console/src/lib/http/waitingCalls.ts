type Resume = (repeat: boolean) => void;

/**
 * Calls that the server refused until the user has done something. They wait and are then repeated, so that no work in
 * progress is lost.
 */
class WaitingCalls {
  readonly #queue = new Set<Resume>();
  readonly #listeners = new Set<(errorCode: string | null) => void>();

  /** Listens for calls that wait until they are resumed, with the code of their refusal. Returns an unsubscribe function. */
  listen(listener: (errorCode: string | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Waits for `resume`. Resolves with whether the call should be repeated; at once with `false` without listeners, and
   * when the call is aborted.
   */
  wait(signal: AbortSignal, errorCode: string | null): Promise<boolean> {
    if (this.#listeners.size === 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      const resumeCall: Resume = (repeat) => {
        this.#queue.delete(resumeCall);
        resolve(repeat);
      };
      this.#queue.add(resumeCall);
      signal.addEventListener('abort', () => resumeCall(false), { once: true });
      for (const listener of this.#listeners) listener(errorCode);
    });
  }

  /** Repeats the calls that wait, or lets them fail. */
  resume(repeat: boolean): void {
    for (const resumeCall of this.#queue) resumeCall(repeat);
  }
}

/** Refused with 401: the server no longer knows the session. */
export const untilSignedIn: WaitingCalls = new WaitingCalls();
/** Refused until the user has given the password again. */
export const untilConfirmed: WaitingCalls = new WaitingCalls();
