/** What came back for an API request. */
export interface Answer {
  /** HTTP status. */
  status: number;
  /** `Content-Type` of the answer. */
  contentType: unknown;
  /** Read as JSON, as far as it is. */
  body: unknown;
}

/**
 * Whether the server answered. Portals of networks, proxies and load balancers answer as well, with pages, with nothing
 * or with JSON of their own: the server answers as the contract describes it.
 * @param has What each answer to this request has; without it the answer may be empty.
 */
export function isOwnAnswer({ status, contentType, body }: Answer, has?: string): boolean {
  if (status === 204) return has === undefined;
  if (!/\bjson\b/i.test(String(contentType)) || typeof body !== 'object' || !body) return false;
  if (status < 200 || status > 299)
    return 'errorCode' in body && typeof body.errorCode === 'string';
  return has === undefined || has in body;
}
