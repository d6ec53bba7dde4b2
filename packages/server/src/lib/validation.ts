import { Ajv, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { SHARED_SCHEMAS } from './schemas.ts';

function makeAjv(options: Options): Ajv {
  const ajv = new Ajv({ ...options, removeAdditional: false, useDefaults: true });
  addFormats.default(ajv);
  for (const schema of SHARED_SCHEMAS) ajv.addSchema(schema);
  return ajv;
}

/** Compiled with the first call that needs it: a server starts sooner. */
function compileOnDemand(ajv: Ajv, schema: object): ReturnType<FastifySchemaCompiler<object>> {
  let compiled: ValidateFunction | undefined;
  const validate: ReturnType<FastifySchemaCompiler<object>> = (data: unknown) => {
    compiled ??= ajv.compile(schema);
    const valid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return valid;
  };
  return validate;
}

/**
 * Validators of the calls. Bodies are taken literally; address parts are text, so their numbers are
 * converted. Nothing unknown is dropped in silence.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const literal = makeAjv({ coerceTypes: false });
  const converting = makeAjv({ coerceTypes: true });
  return ({ schema, httpPart }) =>
    compileOnDemand(httpPart === 'body' ? literal : converting, schema);
}
