import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> };
}

/** Longer ones are named in the code: a table cell is no place for them. */
const LONGEST = 160;

/** On one line, without the `undefined` every optional prop takes and the brackets it needs for that. */
function readable(raw: string | undefined): string | undefined {
  return raw
    ?.replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1');
}

/** The type without `undefined`, so that Storybook finds the control for what is left. */
function defined(type: SBType | undefined): SBType | undefined {
  if (type?.name !== 'union') return type;
  // The extractor does not know a function in brackets.
  if (/^\(+.*=>/.test(type.raw ?? '')) return { ...type, name: 'function' };
  const left = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined');
  const [only] = left;
  if (only && left.length === 1) return { ...only, required: type.required ?? false };
  const isLiteral = (one: SBType) => one.name === 'other' && /^['\d]/.test(one.value);
  if (!left.every(isLiteral)) return type;
  const value = left.map((one) => String('value' in one ? one.value : '').replaceAll("'", ''));
  return { ...type, name: 'enum', value };
}

/** Shows a prop's type as it is written, `'sm' | 'md' | 'lg'`, where the extractor only says `union`. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const type = defined(argType.type);
    const raw = readable(type?.name === 'enum' ? type.raw : props[name]?.tsType?.raw);
    const written = raw !== undefined && raw.length <= LONGEST;
    const table = written ? { ...argType.table, type: { summary: raw } } : argType.table;
    return [name, { ...argType, ...(type && { type }), ...(table && { table }) }] as const;
  });
  return Object.fromEntries(entries);
};
