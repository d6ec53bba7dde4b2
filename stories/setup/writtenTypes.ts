import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> };
}

/** Longer ones are named in the code: a table cell is no place for them. */
const LONGEST = 160;

/** On one line, without the `undefined` every optional prop takes. */
function readable(raw: string | undefined): string | undefined {
  return raw
    ?.replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');
}

/** Shows a prop's type as it is written, `'sm' | 'md' | 'lg'`, where the extractor only says `union`. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const raw = readable(props[name]?.tsType?.raw);
    if (raw === undefined || raw.length > LONGEST) return [name, argType] as const;
    const table = { ...argType.table, type: { summary: raw } };
    return [name, { ...argType, table }] as const;
  });
  return Object.fromEntries(entries);
};
