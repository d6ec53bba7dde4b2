import { Readable } from 'node:stream';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface DocumentedAnswer {
  content?: Record<string, { schema: object }>;
}
interface DocumentedCall {
  responses: Record<string, DocumentedAnswer>;
}
type Document = { paths: Record<string, Record<string, DocumentedCall>> };

const ID = 'openapi';
const pointer = (...parts: string[]) =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
/** `/user/:userId.svg` in the notation of the document. */
const documented = (route: string) => route.replaceAll(/:(\w+)/g, '{$1}');

/** Checks status and body of every answer against the server's OpenAPI document. */
export function createAnswerCheck() {
  const wrong = new Set<string>();
  const seen = new Set<string>();
  const validators = new Map<string, ValidateFunction>();
  let document: Document | undefined;
  let ajv: Ajv2020 | undefined;

  function open(app: FastifyInstance): Document {
    if (document) return document;
    document = app.swagger() as unknown as Document;
    ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema(document, ID);
    return document;
  }

  function validatorOf(path: string): ValidateFunction {
    const validator = validators.get(path) ?? ajv?.compile({ $ref: `${ID}#${encodeURI(path)}` });
    if (!validator) throw new Error(`${path} is not in the document`);
    validators.set(path, validator);
    return validator;
  }

  function problemOf(
    answer: DocumentedAnswer,
    path: string[],
    type: string,
    payload: unknown,
  ): string | undefined {
    const media = type.split(';')[0]?.trim() ?? '';
    // Fastify sends no body with a 204, whatever the handler returns.
    if (!answer.content) return undefined;
    if (!answer.content[media]) return `is ${media || 'nothing'}`;
    // A file that is streamed: text of any content.
    if (payload instanceof Readable && media !== 'application/json') return undefined;
    if (typeof payload !== 'string') return `is ${typeof payload}`;
    const value: unknown = media === 'application/json' ? JSON.parse(payload) : payload;
    const fits = validatorOf(pointer(...path, 'content', media, 'schema'));
    return fits(value) ? undefined : `${JSON.stringify(fits.errors)} in ${payload.slice(0, 500)}`;
  }

  function check(app: FastifyInstance, request: FastifyRequest, answer: Answered): void {
    const { url, schema } = request.routeOptions;
    // Files of the console, the page of the document itself, sockets, metrics.
    const hidden = schema?.hide === true || request.ws;
    if (url === undefined || hidden || request.method === 'HEAD') return;
    const path = documented(url);
    const method = request.method.toLowerCase();
    const name = `${request.method} ${path} ${answer.status}`;
    seen.add(name);
    const allowed = open(app).paths[path]?.[method]?.responses[String(answer.status)];
    const problem = allowed
      ? problemOf(
          allowed,
          ['paths', path, method, 'responses', String(answer.status)],
          answer.type,
          answer.payload,
        )
      : 'is not documented';
    if (problem) wrong.add(`${name} ${problem}`);
  }

  return {
    /** Checks every answer of the app; call it before anything is registered. */
    watch(app: FastifyInstance) {
      app.addHook('onSend', async (request, reply, payload) => {
        const type = String(reply.getHeader('content-type') ?? '');
        check(app, request, { status: reply.statusCode, type, payload });
      });
    },
    /** Answers that the document does not allow, each once. */
    mismatches: () => [...wrong],
    /** The answers so far, as `POST /api/login 200`. */
    seen: (): ReadonlySet<string> => seen,
  };
}

interface Answered {
  status: number;
  type: string;
  payload: unknown;
}
