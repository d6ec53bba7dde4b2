import { Type, type Static } from 'typebox';
import { TEXT_LIMITS, type Language } from './constants.ts';
import { Id, formerly, name, text } from './refs.ts';

const ownName = Type.Optional(name(TEXT_LIMITS.serviceName));

/** The names of a service in languages, see `serviceNames.ts`. */
export const ServiceNames = Type.Object(
  { en: ownName, tr: ownName, cs: ownName } satisfies Record<Language, typeof ownName>,
  { additionalProperties: false },
);

const ServiceFields = {
  service_name: Type.String(),
  icon_id: Id,
  /** Path of the icon's image. */
  full_path: Type.String(),
  bg_color: Type.String(),
};

/** A service as its administrators change it: `service_name` is what it is called where it has no name in a language. */
export const Service = Type.Object(
  { id: Id, ...ServiceFields, service_names: Type.Optional(ServiceNames) },
  { $id: 'Service' },
);
export type Service = Static<typeof Service>;

/** A service on the dashboard: with the number of its open requests and whether the user is its admin. */
export const DashboardService = Type.Object(
  {
    service_id: Id,
    ...ServiceFields,
    request_count: Type.Integer({ minimum: 0 }),
    is_service_admin: Type.Boolean(),
  },
  { $id: 'DashboardService' },
);
export type DashboardService = Static<typeof DashboardService>;

const HEX_COLOR_PATTERN = '^#[0-9a-fA-F]{6}$';

export const ServiceCreateBody = Type.Object(
  {
    service_name: name(TEXT_LIMITS.serviceName),
    service_names: Type.Optional(ServiceNames),
    icon_id: Id,
    bg_color: Type.String({ pattern: HEX_COLOR_PATTERN }),
  },
  { additionalProperties: false },
);
export type ServiceCreateBody = Static<typeof ServiceCreateBody>;

export const ServiceUpdateBody = Type.Object(
  {
    id: Id,
    ...ServiceCreateBody.properties,
    was: formerly({
      service_name: text(TEXT_LIMITS.serviceName),
      service_names: ServiceNames,
      icon_id: Id,
      bg_color: text(TEXT_LIMITS.serviceName),
    }),
  },
  { additionalProperties: false },
);
export type ServiceUpdateBody = Static<typeof ServiceUpdateBody>;

export const ServiceDeleteBody = Type.Object(
  {
    service_id: Id,
    service_name: Type.Optional(Type.String()),
    icon: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type ServiceDeleteBody = Static<typeof ServiceDeleteBody>;

export const Icon = Type.Object(
  { id: Id, name: Type.String(), full_path: Type.String(), group_name: Type.String() },
  { $id: 'Icon' },
);
export type Icon = Static<typeof Icon>;
