import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';
import { iconNames } from '../../packages/ui/src/components/Icon/Icon.tsx';

interface Prop {
  tsType?: { name: string; raw?: string };
  description?: string;
}

interface Documented {
  __docgenInfo?: { props?: Record<string, Prop> };
}

/** Longer ones are named in the code: a table cell is no place for them. */
const LONGEST = 160;

/** On one line, without the `undefined` every optional prop takes and the brackets it needs for that. */
function readable(raw: string | undefined): string | undefined {
  return raw
    ?.replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1')
    .replace('keyof typeof iconData', 'IconName');
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

/** A description's "Default `md`." or "Default 20.": a value, not words such as "Default: the first". */
const WRITTEN_DEFAULT = /\bDefault:? (?:`([^`]+)`|(\d+|true|false)\b)/;

/** The default a description names, for props that a component passes on to another. */
const writtenDefault = ({ description = '' }: Prop): string | undefined =>
  WRITTEN_DEFAULT.exec(description)?.slice(1).find(Boolean);

/** The description without a sentence that says the default and nothing else, which has a column. */
const withoutDefault = (description: string): string =>
  description.replace(new RegExp(`\\s*${WRITTEN_DEFAULT.source}\\.`), '').trim();

/** Of every element, or for code alone. */
const WITHOUT_CONTROL = ['ref', 'style', 'className', 'id', 'key'];

/** The control for a value that Storybook does not know by its type. */
function controlOf(name: string, raw: string, value: unknown): InputType | undefined {
  const isElement = typeof value === 'object' && value !== null;
  if (WITHOUT_CONTROL.includes(name) || (isElement && /\bReactNode\b/.test(raw)))
    return { control: { disable: true } };
  if (/\bIcon(Name|Source)\b/.test(raw)) return { control: { type: 'select' }, options: iconNames };
  if (/\bReactNode\b/.test(raw)) return { control: { type: 'text' } };
  if (typeof value === 'string' && /^#[\da-f]{6}$/i.test(value))
    return { control: { type: 'color' } };
  return undefined;
}

/**
 * Shows a prop's type as it is written, `'sm' | 'md' | 'lg'`, where the extractor only says `union`, the default its
 * description names, and the control that fits it.
 */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props;
  if (!props) return argTypes;
  const entries = Object.entries(argTypes).map(([name, argType]) => {
    const prop = props[name];
    if (!prop) return [name, argType] as const;
    const type = defined(argType.type);
    const raw = readable(
      type?.name === 'enum' ? type.raw : (prop.tsType?.raw ?? prop.tsType?.name),
    );
    const summary = writtenDefault(prop);
    const table = {
      ...argType.table,
      ...(raw !== undefined && raw.length <= LONGEST && { type: { summary: raw } }),
      ...(summary !== undefined && { defaultValue: { summary } }),
    };
    const description = withoutDefault(argType.description ?? '');
    const control = controlOf(name, raw ?? '', initialArgs[name]);
    return [name, { ...argType, ...(type && { type }), description, table, ...control }] as const;
  });
  return Object.fromEntries(entries);
};
