import { UsageError } from '../command.ts';

const TIMEOUT_MS = 10_000;

/** The site as people open it. */
export interface Site {
  /** E.g. `https://concierge.example:8443`. */
  origin: string;
}

/** @throws UsageError for what is no address of a site. */
export function siteOf(text: string): Site {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new UsageError('--url must be an address like https://concierge.example, without a path');
  }
  return { origin: url.origin };
}

export interface SiteAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Calls the site; a redirect is an answer. @throws The reason when there is none. */
export async function callSite(
  { origin }: Site,
  path: string,
  init: RequestInit = {},
): Promise<SiteAnswer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual', signal, ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    throw (error as Error).cause ?? error;
  }
}
