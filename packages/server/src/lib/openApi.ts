import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { APP_VERSION } from '@concierge/contract/constants';
import { OPEN_API_EXAMPLES } from './openApiExamples.ts';

const DESCRIPTION = [
  'What the console and the devices call. Lists that are paged answer `{ totalCount, data }`.',
  'Every failure answers an `errorCode`. A project that is not the caller’s own is 404.',
].join(' ');

interface Parameters {
  properties?: Record<string, { default?: unknown }>;
  required?: string[];
}

/** Parameters with a default need not be sent, though every handler gets them. */
function withoutDefaulted(parameters: Parameters): Parameters {
  const { properties = {}, required = [] } = parameters;
  const needed = required.filter((name) => properties[name]?.default === undefined);
  return { ...parameters, required: needed };
}

/** Gives every schema that has a name its example. */
function addExamples(schemas: Record<string, object> = {}): void {
  for (const [name, example] of Object.entries(OPEN_API_EXAMPLES)) {
    if (schemas[name]) Object.assign(schemas[name], { examples: [example] });
  }
}

/** The OpenAPI document, made from the schemas that validate the calls, at `/api/docs`. */
export async function serveOpenApi(app: FastifyInstance, sessionCookie: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Concierge',
        version: APP_VERSION,
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The server that answers this document' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
          deviceKey: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ session: [] }],
    },
    transform: ({ schema, url }) => {
      const querystring = schema.querystring as Parameters | undefined;
      const shown = querystring && { ...schema, querystring: withoutDefaulted(querystring) };
      return { schema: shown ?? schema, url };
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      addExamples(document.openapiObject.components?.schemas);
      return document.openapiObject;
    },
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `def-${index}`,
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
