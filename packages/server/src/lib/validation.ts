import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { SHARED_SCHEMAS } from './schemas.ts';

/**
 * Validators of the calls. Bodies are taken literally; address parts are text, so their numbers are
 * converted. Nothing unknown is dropped in silence.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const make = (options: Options) => {
    const ajv = new Ajv({ ...options, removeAdditional: false, useDefaults: true });
    addFormats.default(ajv);
    for (const schema of SHARED_SCHEMAS) ajv.addSchema(schema);
    return ajv;
  };
  const literal = make({ coerceTypes: false });
  const converting = make({ coerceTypes: true });
  return ({ schema, httpPart }) => (httpPart === 'body' ? literal : converting).compile(schema);
}
