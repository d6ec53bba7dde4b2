import { type Static, type TProperties, type TSchema, Type } from 'typebox';

/** A JSON Schema reference that keeps the static type of its target. */
export function refTo<T extends TSchema & { $id?: string }>(schema: T) {
  if (!schema.$id) throw new Error('refTo needs a schema with an $id');
  return Type.Unsafe<Static<T>>(Type.Ref(schema.$id));
}

/** A literal union as a JSON Schema `enum`, which reads better in OpenAPI than `anyOf`. */
export function enumOf<const T extends readonly (string | number)[]>(values: T) {
  return Type.Unsafe<T[number]>({
    type: typeof values[0] === 'number' ? 'integer' : 'string',
    enum: [...values],
  });
}

export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** A database id: a positive 32-bit integer, which both databases can store. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/**
 * The filter key by which a list returns the one row an address names (`?reply=<id>`, `?message=<id>`)
 * when it is not on the loaded page.
 */
export const NamedRowFilter = { 'id =': Type.Optional(Id) };

/** ISO-8601 in UTC with milliseconds, e.g. `2026-03-02T09:30:00.000Z`. */
export const Timestamp = Type.String({ format: 'date-time' });

/** The same as `Date.toISOString` writes it, so that texts are in the order of time. */
export const UtcInstant = Type.String({
  format: 'date-time',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d\\.\\d{3}Z$',
});

/** Text a user typed: bounded, and not only white space when `minLength` is given. */
export function text(maxLength: number, options: { required?: boolean } = {}) {
  return Type.String({
    maxLength,
    ...(options.required ? { minLength: 1, pattern: '\\S' } : {}),
  });
}

/**
 * Keyword of a schema: what is typed is cleaned before it is judged, as `names.ts` says. Bounds apply to what is
 * left of it.
 */
export const TYPED_KEYWORD = 'x-typed';
export type Typed = 'name' | 'text';

/** A name a user gives, of one line: not only white space unless it may be empty, and every character can be seen. */
export function name(maxLength: number, options: { required?: boolean } = { required: true }) {
  return Type.Unsafe<string>({
    ...text(maxLength, options),
    [TYPED_KEYWORD]: 'name' satisfies Typed,
  });
}

/** What a user writes in one or more lines. */
export function prose(maxLength: number, options: { required?: boolean } = {}) {
  return Type.Unsafe<string>({
    ...text(maxLength, options),
    [TYPED_KEYWORD]: 'text' satisfies Typed,
  });
}

/**
 * What a form began with, of the fields it sends. One that is sent as it was stays as it is stored by now; one that
 * someone else changed as well is refused with 409 `changed_meanwhile`.
 */
export function formerly<T extends TProperties>(fields: T) {
  return Type.Optional(
    Type.Partial(Type.Object(fields), {
      additionalProperties: false,
      description:
        'What the form began with. A field that is sent as it was stays as it is stored by now; one that someone else changed as well is refused with 409 `changed_meanwhile` and the row (`current`).',
    }),
  );
}

/** The envelope of every list: the rows of this page and the number of all rows. */
export function pageOf<T extends TSchema>(row: T) {
  return Type.Object({ totalCount: Type.Integer({ minimum: 0 }), data: Type.Array(row) });
}

export interface Page<Row> {
  totalCount: number;
  data: Row[];
}
