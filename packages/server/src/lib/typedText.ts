import type { Ajv, AnySchemaObject, ErrorObject, SchemaValidateFunction } from 'ajv';
import { cleanName, cleanText, forbiddenIn, isBlank } from '@concierge/contract/names';
import { TYPED_KEYWORD, type Typed } from '@concierge/contract/refs';

const cleaned = (kind: Typed, typed: string): string => {
  if (kind === 'text') return cleanText(typed);
  const name = cleanName(typed);
  // Too short then, as nothing at all.
  return isBlank(name) ? '' : name;
};

/** How much longer than its bound a text may be before it is cleaned. */
const MOST_DROPPED = 4;

/** Puts what was typed in order within the body, and refuses a name with a character that it must not have. */
const check: SchemaValidateFunction = (
  kind: Typed,
  typed: string,
  schema: AnySchemaObject | undefined,
  place,
) => {
  // Far too long, which `maxLength` says next: nothing for a caller to keep the server busy with.
  if (typed.length > Number(schema?.['maxLength']) * MOST_DROPPED) return true;
  const text = cleaned(kind, typed);
  if (place) Object.assign(place.parentData, { [place.parentDataProperty]: text });
  const character = kind === 'name' ? forbiddenIn(text) : undefined;
  const error: Partial<ErrorObject> = { keyword: TYPED_KEYWORD, params: { character } };
  check.errors = character === undefined ? [] : [error];
  return character === undefined;
};

/** Teaches a validator the texts that users type: they are cleaned first, and their bounds are judged then. */
export function addTypedTexts(ajv: Ajv): void {
  ajv.addKeyword({
    keyword: TYPED_KEYWORD,
    type: 'string',
    schemaType: 'string',
    modifying: true,
    before: 'maxLength',
    errors: true,
    validate: check,
  });
}
