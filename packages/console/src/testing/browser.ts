import type { InternalAxiosRequestConfig } from 'axios';
import { http } from '../lib/http/http.ts';

/** What a browser does for a page and Node does not: cookies, for calls and for sockets. */
export interface TestBrowser {
  /** Method and path of every call made, in order. */
  calls: string[];
  /** Sockets that are open or opening. */
  sockets: () => number;
  /** Loses the network for a moment: every socket breaks. */
  cut: () => void;
  /** Restores Node. */
  close: () => void;
}

/** Makes the console's calls go to `url`, as from a page that was loaded there. */
export function openBrowser(url: string): TestBrowser {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  const calls: string[] = [];
  http.defaults.baseURL = url;

  const sending = http.interceptors.request.use((request: InternalAxiosRequestConfig) => {
    calls.push(`${request.method?.toUpperCase()} ${request.url}`);
    request.headers.set('Origin', url);
    if (cookies.size > 0) request.headers.set('Cookie', cookieHeader());
    return request;
  });
  const receiving = http.interceptors.response.use((answer) => {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  });

  const nativeFetch = globalThis.fetch;
  globalThis.fetch = (address, options) => {
    if (typeof address !== 'string') return nativeFetch(address, options);
    calls.push(`GET ${address}`);
    return nativeFetch(new URL(address, url), options);
  };

  const Native = globalThis.WebSocket;
  const sockets: WebSocket[] = [];
  globalThis.WebSocket = class extends Native {
    constructor(address: string | URL) {
      // Node's own extension of the constructor; browsers send both by themselves.
      const headers = { headers: { Cookie: cookieHeader(), Origin: url } };
      super(address, headers as unknown as string[]);
      sockets.push(this);
    }
  };

  return {
    calls,
    sockets: () => sockets.filter(({ readyState }) => readyState <= WebSocket.OPEN).length,
    cut() {
      for (const socket of sockets) socket.close();
    },
    close() {
      http.interceptors.request.eject(sending);
      http.interceptors.response.eject(receiving);
      globalThis.fetch = nativeFetch;
      globalThis.WebSocket = Native;
    },
  };
}
