import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { SHARED_SCHEMAS } from './schemas.ts';
import { addTypedTexts } from './typedText.ts';

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
