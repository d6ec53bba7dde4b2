/** The reason of a failure in one line; of a host with several addresses that all fail, of the first. */
export function reasonOf(error: unknown): string {
  const { code, message, errors } = error as NodeJS.ErrnoException & { errors?: Error[] };
  const text = message || errors?.[0]?.message || code || 'no answer';
  return text.split('\n')[0] ?? text;
}
