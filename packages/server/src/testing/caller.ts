/** The answer of a call. `body` is the parsed JSON, or null when there is none. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** The answer if the call succeeded; throws otherwise, so that a test's preparation cannot fail unnoticed. */
export function succeeded<Body>(answer: Answer<Body>): Answer<Body> {
  if (answer.status < 200 || answer.status > 299) {
    throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return answer;
}

export interface CallOptions {
  headers?: Readonly<Record<string, string>>;
}

/** An HTTP client of the server: a user with a cookie, a device with a key, or anonymous. */
export class Caller {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url;
    this.headers = headers;
  }

  async get<Body>(path: string, options: CallOptions = {}): Promise<Answer<Body>> {
    return this.send('GET', path, undefined, options);
  }

  async post<Body>(path: string, body?: unknown, options: CallOptions = {}): Promise<Answer<Body>> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return this.send('POST', path, text, options);
  }

  /** What a GET answers; throws unless it succeeded. */
  async read<Body>(path: string, options?: CallOptions): Promise<Body> {
    return succeeded(await this.get<Body>(path, options)).body;
  }

  /** What a POST answers; throws unless it succeeded. */
  async write<Body>(path: string, body?: unknown, options?: CallOptions): Promise<Body> {
    return succeeded(await this.post<Body>(path, body, options)).body;
  }

  /** Sends the text unchanged, as JSON by default. */
  async send<Body>(
    method: string,
    path: string,
    text: string | undefined,
    options: CallOptions = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
        ...options.headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    const answer = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json');
    const body = (json && answer !== '' ? JSON.parse(answer) : answer || null) as Body;
    return { status: response.status, headers: response.headers, body };
  }
}
