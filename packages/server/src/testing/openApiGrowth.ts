/** A part of an OpenAPI document. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Lists of values an answer may have that may grow. A client that does not know an error code shows its
 * general text; the audit trail and its filter get the actions there are.
 */
const GROWING_ENUMS =
  /^components\.schemas\.(Problem\.properties\.(errorCode|field)|AuditEntry\.properties\.(action|changes\.items\.properties\.field))\.enum$|\/audit(\.csv)?\.get\.parameters\.\d+\.schema\.enum$/;

/** Fields of an answer: more of them are no change for a client that does not know them. */
const ANSWER_FIELDS =
  /^(components\.schemas\.\w+|paths\..+\.responses\.\d+\.content\..+\.schema)(\..+)?\.properties$/;
/** What calls send; not one field may come or go. */
const SENT = /\.requestBody\.|\.parameters\./;

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether keys may be added here: calls, components, and optional fields of answers. */
function mayGrow(path: string): boolean {
  if (path === 'paths' || path === 'components.schemas') return true;
  if (/^paths\.[^.]*$/.test(path)) return true;
  return ANSWER_FIELDS.test(path) && !SENT.test(path);
}

function compareArrays(path: string, before: Json[], after: Json[]): string[] {
  const texts = after.map((one) => JSON.stringify(one));
  if (GROWING_ENUMS.test(path)) {
    return before
      .filter((one) => !texts.includes(JSON.stringify(one)))
      .map((one) => `${path} has no ${JSON.stringify(one)} any more`);
  }
  if (before.length !== after.length) return [`${path} has another length`];
  return before.flatMap((one, index) => changesOf(`${path}.${index}`, one, after[index]));
}

/**
 * What of a document is not as it was, but for what may be added: calls, optional fields of answers, error
 * codes. A new required field is found by its list, which may not grow.
 */
export function changesOf(path: string, before: Json, after: Json | undefined): string[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareArrays(path, before, after);
  if (!isObject(before) || !isObject(after)) {
    return before === after ? [] : [`${path} is another one`];
  }
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  const added = mayGrow(path)
    ? []
    : Object.keys(after).filter((key) => !Object.hasOwn(before, key));
  return [
    ...added.map((key) => `${below(key)} is new`),
    ...Object.entries(before).flatMap(([key, value]) =>
      Object.hasOwn(after, key)
        ? changesOf(below(key), value, after[key])
        : [`${below(key)} is gone`],
    ),
  ];
}
