/** What to do where the machine, or PostgreSQL, has reached a limit, by the code of the failure. */
const WAYS_OUT: Readonly<Record<string, string>> = {
  EMFILE: 'no file handles are left, raise the limit of open files (LimitNOFILE)',
  ENFILE: 'the machine has no file handles left, raise fs.file-max',
  ENOSPC: 'the disk has no space or no inodes left',
  EDQUOT: 'the disk quota is used up',
  ENOMEM: 'no memory is left',
  53300: 'no connection is left, raise max_connections of PostgreSQL',
};

/** What to do where a failure is a limit of the machine; undefined for any other. */
export const wayOutOf = (error: unknown): string | undefined =>
  WAYS_OUT[(error as NodeJS.ErrnoException).code ?? ''];

/** The reason of a failure in one line; of a host with several addresses that all fail, of the first. */
export function reasonOf(error: unknown): string {
  const { code, message, errors } = error as NodeJS.ErrnoException & { errors?: Error[] };
  const text = message || errors?.[0]?.message || code || 'no answer';
  const [line = text] = text.split('\n');
  const wayOut = wayOutOf(error);
  return wayOut === undefined ? line : `${line}; ${wayOut}`;
}
