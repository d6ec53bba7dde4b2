import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify-json/lucide';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { getIcons } from '@iconify/utils/lib/icon-set/get-icons';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { iconToHTML } from '@iconify/utils/lib/svg/html';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problems } from '../lib/schemas.ts';
import { ICON_PREFIX, iconByName } from './iconCatalog.ts';

const require = createRequire(import.meta.url);
const ICON_SET = require(`@iconify-json/${ICON_PREFIX}/icons.json`) as IconifyJSON;
// Otherwise `constructor` and the like would be found as icons.
Object.setPrototypeOf(ICON_SET.icons, null);
Object.setPrototypeOf(ICON_SET.aliases ?? {}, null);

/** Icons are cached for 168 hours (specification §9). */
const ICON_CACHE = 'public, max-age=604800';
/** Longest list of names in one call, in characters. */
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
  { description: 'The icons of these names; `not_found` has the names that are none.' },
);

function iconSvg(name: string): string | undefined {
  const icon = getIconData(ICON_SET, name);
  if (!icon) return undefined;
  const { body, attributes } = iconToSVG(icon, { height: 'auto' });
  return iconToHTML(body, attributes);
}

/**
 * The images of service icons and the icon service that interface icons are loaded from.
 * Both are public: they are the same for every user and may be cached.
 */
export function registerIcons(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    `/icons/${ICON_PREFIX}/:name.svg`,
    {
      // One of a hundred on the first dashboard of every console, from memory: like a file, it does not count.
      config: { rateLimit: false },
      schema: {
        tags: ['Icons'],
        operationId: 'getIconImage',
        summary: 'The image of an icon',
        security: [],
        params: SvgParams,
        response: { 200: SvgImage, ...FAILURES },
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const image = iconByName(name) && iconSvg(name);
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
        operationId: 'getInterfaceIcons',
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
      return reply
        .header('cache-control', ICON_CACHE)
        .send({ aliases: {}, ...getIcons(ICON_SET, names, true) });
    },
  );
}
