/** A part of an OpenAPI document. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Lists of values an answer may have that may grow. A client that does not know an error code shows its
 * general text; the audit trail and its filter get the actions there are.
 */
const GROWING_ENUMS =
  /^components\.schemas\.(Problem\.properties\.(errorCode|field)|AuditEntry\.properties\.(action|changes\.items\.properties\.field))\.enum$|\/audit(\.csv)?\.get\.parameters\.query \w+\.schema\.enum$/;

/** Fields of a body: more of them are no change for a client that does not know them. */
const BODY_FIELDS =
  /^(components\.schemas\.\w+|paths\..+\.(responses\.\d+|requestBody)\.content\..+\.schema)(\..+)?\.properties$/;

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether keys may be added here: calls, components, refusals, and optional fields of bodies. */
function mayGrow(path: string): boolean {
  if (path === 'paths' || path === 'components.schemas') return true;
  if (/^paths\.[^.]*$/.test(path)) return true;
  return path.endsWith('.responses') || BODY_FIELDS.test(path);
}

/** A parameter of a call, as OpenAPI describes it. */
type Parameter = { [key: string]: Json } & { in: string; name: string };

/** Parameters go by their names; one that may be left out may be added. */
function compareParameters(path: string, before: Parameter[], after: Parameter[]): string[] {
  const byName = (all: Parameter[]) => new Map(all.map((one) => [`${one.in} ${one.name}`, one]));
  const [old, now] = [byName(before), byName(after)];
  const required = [...now].filter(([name, one]) => !old.has(name) && one['required'] === true);
  return [
    ...required.map(([name]) => `${path}.${name} has to be sent now`),
    ...[...old].flatMap(([name, one]) =>
      now.has(name)
        ? changesOf(`${path}.${name}`, one, now.get(name))
        : [`${path}.${name} is gone`],
    ),
  ];
}

function compareArrays(path: string, before: Json[], after: Json[]): string[] {
  const texts = after.map((one) => JSON.stringify(one));
  if (GROWING_ENUMS.test(path)) {
    return before
      .filter((one) => !texts.includes(JSON.stringify(one)))
      .map((one) => `${path} has no ${JSON.stringify(one)} any more`);
  }
  if (path.endsWith('.parameters')) {
    return compareParameters(path, before as Parameter[], after as Parameter[]);
  }
  if (before.length !== after.length) return [`${path} has another length`];
  return before.flatMap((one, index) => changesOf(`${path}.${index}`, one, after[index]));
}

/** Descriptions and names, and notes for the server itself: to have them is no change. */
const NOTES = new Set(['description', 'operationId', 'servers', 'license']);
const isNote = (key: string) => NOTES.has(key) || key.startsWith('x-');
/** What a text that is sent has to look like besides its length: less of it refuses nothing that was accepted. */
const mayGo = (path: string, key: string) => key === 'allOf' && /\.requestBody\./.test(path);

/**
 * What of a document is not as it was, but for what may be added: calls, optional parameters, optional fields of what is
 * sent and answered, error codes, descriptions and notes for the server. A new required field is found by its list, which may
 * not grow.
 */
export function changesOf(path: string, before: Json, after: Json | undefined): string[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareArrays(path, before, after);
  if (!isObject(before) || !isObject(after)) {
    return before === after ? [] : [`${path} is another one`];
  }
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  const added = mayGrow(path)
    ? []
    : Object.keys(after).filter((key) => !isNote(key) && !Object.hasOwn(before, key));
  return [
    ...added.map((key) => `${below(key)} is new`),
    ...Object.entries(before).flatMap(([key, value]) =>
      Object.hasOwn(after, key)
        ? changesOf(below(key), value, after[key])
        : mayGo(path, key)
          ? []
          : [`${below(key)} is gone`],
    ),
  ];
}
