import { siteUrl } from '../../lib/http/http.ts';
import { runtimeConfig } from '../../lib/runtimeConfig.ts';

/** Opens the tablet with its key, which stays in the browser: what is behind `#` is sent to no server. */
export function tabletAddress(key: string): string {
  const address = new URL(runtimeConfig().tabletUrl, siteUrl());
  address.hash = new URLSearchParams({ key }).toString();
  return address.href;
}
