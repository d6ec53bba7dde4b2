import {
  Ajv,
  type Options,
  type ValidateFunction,
  type AnySchemaObject,
  type ErrorObject,
  type SchemaValidateFunction,
} from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { SHARED_SCHEMAS } from './schemas.ts';
import { cleanName, cleanText, forbiddenIn, isBlank } from '@concierge/contract/names';
import { TYPED_KEYWORD, type Typed } from '@concierge/contract/refs';

function makeAjv(options: Options): Ajv {
  const ajv = new Ajv({ ...options, removeAdditional: false, useDefaults: true });
  addFormats.default(ajv);
  addTypedTexts(ajv);
  for (const schema of Object.values(SHARED_SCHEMAS)) ajv.addSchema(schema);
  return ajv;
}

/** By schema, for all routes and apps of the process. */
class Validators {
  readonly #options: Options;
  #ajv: Ajv | undefined;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** The validator of a schema, compiled at its first use. */
  of(schema: object): ValidateFunction {
    const key = JSON.stringify(schema);
    this.#ajv ??= makeAjv(this.#options);
    const validate = this.#compiled.get(key) ?? this.#ajv.compile(schema);
    this.#compiled.set(key, validate);
    return validate;
  }
}

const literal = new Validators({ coerceTypes: false });
const converting = new Validators({ coerceTypes: true });

/** Compiles at the first call, which is slower for it; the server starts sooner. */
function compileOnDemand(
  validators: Validators,
  schema: object,
): ReturnType<FastifySchemaCompiler<object>> {
  let compiled: ValidateFunction | undefined;
  const validate: ReturnType<FastifySchemaCompiler<object>> = (data: unknown) => {
    compiled ??= validators.of(schema);
    const valid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return valid;
  };
  return validate;
}

/**
 * Compiles the validators of the calls. Bodies are taken literally; parameters of the address are text, so
 * their numbers are converted. Unknown properties are never dropped silently.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  compileOnDemand(httpPart === 'body' ? literal : converting, schema);

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
function addTypedTexts(ajv: Ajv): void {
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
