const POSTGRES_UNIQUE = '23505';
const SQLITE_CONSTRAINT_UNIQUE = 2067;

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === POSTGRES_UNIQUE || errcode === SQLITE_CONSTRAINT_UNIQUE;
}

/** Runs the work; throws `taken` when it fails because another row has the same unique value. */
export async function ifTakenThrow<Result>(
  taken: Error,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error) ? taken : error;
  }
}
