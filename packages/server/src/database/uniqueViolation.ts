import type { ErrorCode } from '@concierge/contract/problem';
import { Problem } from '../lib/problem.ts';

const POSTGRES_UNIQUE = '23505';
const SQLITE_CONSTRAINT_UNIQUE = 2067;

/** Whether a statement failed because the value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === POSTGRES_UNIQUE || errcode === SQLITE_CONSTRAINT_UNIQUE;
}

/** Turns the database's refusal of a taken name into a conflict with this code. */
export async function refusingTaken<Result>(
  errorCode: ErrorCode,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error) ? new Problem(409, errorCode) : error;
  }
}
