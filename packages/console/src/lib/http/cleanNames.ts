import { cleanName, forbiddenIn, isBlank } from '@concierge/contract/names';
import type { NamedField } from '@concierge/contract/problem';
import { ProblemError } from './problem.ts';

/**
 * What is sent, with these of its fields as the server keeps them: names without space around them and without what
 * cannot be seen. Absent names stay absent.
 * @throws ProblemError as the server answers for a name that shows nothing, or has a character it must not have.
 */
export function withCleanNames<
  Field extends NamedField,
  Body extends { [Key in Field]?: string | null },
>(body: Body, ...fields: readonly Field[]): Body {
  const cleaned = { ...body };
  for (const field of fields) {
    const typed = body[field];
    if (typeof typed !== 'string') continue;
    const name = cleanName(typed);
    const character = forbiddenIn(name);
    const refused = { kind: 'local', status: null, message: field, field } as const;
    if (character) throw new ProblemError({ ...refused, errorCode: 'invalid_name', character });
    if (isBlank(name)) throw new ProblemError({ ...refused, errorCode: 'invalid_input' });
    Object.assign(cleaned, { [field]: name });
  }
  return cleaned;
}
