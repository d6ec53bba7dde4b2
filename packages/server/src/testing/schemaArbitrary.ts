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

/** Texts that exist in the test projects, and texts that make trouble. */
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

/** Valid values of fields and parameters, by name; they may change between calls. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

/** A field's or parameter's value: mostly one of its hints, else one that only fits the schema. */
export function arbitraryOfField(
  name: string,
  schema: Schema,
  known: Known,
): fc.Arbitrary<unknown> {
  const fits = arbitraryOf(schema, known);
  if (!known.hints[name]) return fits;
  const valid = fc.nat(1_000).map((n) => {
    const hints = known.hints[name] ?? [];
    return hints[n % hints.length];
  });
  return fc.oneof({ weight: 6, arbitrary: valid }, { weight: 1, arbitrary: fits });
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      arbitraryOfField(name, schema, known),
    ]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** Schemas by the name that references use, and hints by field. */
export interface Known {
  schemas: Readonly<Record<string, Schema>>;
  hints: Hints;
}

/** Values that mostly fit the schema, so that most calls pass validation. */
export function arbitraryOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return arbitraryOf(known.schemas[name] ?? {}, known);
  const fits = fitting(schema, known);
  return fc.oneof({ arbitrary: fits, weight: 30 }, { arbitrary: fc.jsonValue(), weight: 1 });
}

function fitting(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => arbitraryOf(option, known)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, known), {
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
