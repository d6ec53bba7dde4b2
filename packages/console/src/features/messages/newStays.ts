import type { NewStay } from '@concierge/contract/problem';
import type { Problem } from '../../lib/http/problem.ts';

/** The devices that have another guest than a draft was written for, where it was not published for that reason. */
export function newStaysOf(problem: Problem | null): readonly NewStay[] {
  return problem?.errorCode === 'message_stay_changed' ? (problem.devices ?? []) : [];
}
