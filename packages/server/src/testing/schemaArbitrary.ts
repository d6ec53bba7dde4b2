import * as fc from 'fast-check';

/** The part of JSON Schema that our calls are written in. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
}

/** Texts that mean something in the test projects, and texts that make trouble. */
const TEXTS = [
  'operator',
  'admin',
  'Housekeeping',
  '101',
  '102',
  '#12ab9F',
  'https://push.example/x',
  '',
  ' ',
  "' or 1=1 --",
  '%',
  '\u0000',
  '\ud800',
  '𝒳'.repeat(70),
  'İıŠ\u202e',
  '__proto__',
];

const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 100 }));
const whole = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.constantFrom(101, 0, -1, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER),
);

function objectOf({ properties = {}, required = [] }: Schema, all: Schemas): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema, all)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

export type Schemas = Readonly<Record<string, Schema>>;

/** Values that mostly fit the schema: wrong only now and then, so that calls get past validation. */
export function arbitraryOf(schema: Schema, all: Schemas): fc.Arbitrary<unknown> {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return arbitraryOf(all[name] ?? {}, all);
  const fits = fitting(schema, all);
  return fc.oneof({ arbitrary: fits, weight: 30 }, { arbitrary: fc.jsonValue(), weight: 1 });
}

function fitting(schema: Schema, all: Schemas): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => arbitraryOf(option, all)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, all);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, all), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'integer':
    case 'number':
      return whole;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return text;
  }
}
