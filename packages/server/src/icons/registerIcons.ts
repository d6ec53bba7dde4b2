import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problems } from '../lib/schemas.ts';
import { ICON_CATALOGUE, ICON_PREFIX, iconByName } from './iconCatalogue.ts';
import { iconSubset, iconSvg, readIconSet } from './iconSet.ts';

/** Icons are kept for 168 hours (specification §9). */
const ICON_CACHE = 'public, max-age=604800';
/** Longest list of names one address may ask for, in characters. */
const NAMES_MAX_LENGTH = 4_000;

const SvgParams = Type.Object({ name: Type.String({ pattern: '^[a-z0-9-]{1,80}$' }) });
const SetParams = Type.Object({ prefix: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }) });
const SetQuery = Type.Object({
  icons: Type.String({ minLength: 1, maxLength: NAMES_MAX_LENGTH }),
});

const FAILURES = problems(400, 404, 429, 500);
const SvgImage = {
  description: 'The image.',
  content: { 'image/svg+xml': { schema: Type.String() } },
};
const Shapes = Type.Record(Type.String(), Type.Object({}, { additionalProperties: true }));
const IconSetAnswer = Type.Object(
  {
    prefix: Type.String(),
    lastModified: Type.Optional(Type.Integer()),
    width: Type.Optional(Type.Integer()),
    height: Type.Optional(Type.Integer()),
    icons: Shapes,
    aliases: Shapes,
    not_found: Type.Optional(Type.Array(Type.String())),
  },
  { description: 'What is known of the names, and in `not_found` the others.' },
);

/**
 * The images of service icons (G2) and the icon service interface icons are loaded from (B11). Both are
 * public: they are the same for everybody and stay in caches.
 */
export function registerIcons(app: FastifyInstance): void {
  const set = readIconSet(ICON_PREFIX);
  const images = new Map(ICON_CATALOGUE.map(({ name }) => [name, iconSvg(set, name)]));

  app.get<{ Params: { name: string } }>(
    `/icons/${ICON_PREFIX}/:name.svg`,
    {
      schema: {
        tags: ['Icons'],
        summary: 'The image of an icon',
        security: [],
        params: SvgParams,
        response: { 200: SvgImage, ...FAILURES },
      },
    },
    async (request, reply) => {
      const image = iconByName(request.params.name) && images.get(request.params.name);
      if (!image) return reply.callNotFound();
      return reply
        .header('cache-control', ICON_CACHE)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type('image/svg+xml; charset=utf-8')
        .send(image);
    },
  );

  app.get<{ Params: { prefix: string }; Querystring: { icons: string } }>(
    '/iconify/:prefix.json',
    {
      schema: {
        tags: ['Icons'],
        summary: 'Data of interface icons, as icon services answer it',
        security: [],
        params: SetParams,
        querystring: SetQuery,
        response: { 200: IconSetAnswer, ...FAILURES },
      },
    },
    async (request, reply) => {
      if (request.params.prefix !== ICON_PREFIX) return reply.callNotFound();
      const names = request.query.icons.split(',').filter(Boolean);
      return reply.header('cache-control', ICON_CACHE).send(iconSubset(set, names));
    },
  );
}
