interface Prop {
  required?: boolean;
}

export interface UsageSource {
  name: string;
  /** The entry it is exported from; the root by default. */
  from?: string;
  /** Of the component, as the extractor read them. */
  props: Readonly<Record<string, Prop>>;
  /** Of the story. */
  args: Readonly<Record<string, unknown>>;
}

/** A value as an attribute; what is too long for one is named, as in the code of a product. */
function attributeOf(name: string, value: unknown): string {
  if (typeof value === 'string')
    return /["\n]/.test(value) ? `${name}={${name}}` : `${name}="${value}"`;
  if (value === true) return name;
  if (typeof value === 'number' || value === false) return `${name}={${value}}`;
  return `${name}={${name}}`;
}

const LONGEST = 88;

/** How a product uses a component: what it must pass, and what the story passes of the rest, in their order. */
export function usageOf({ name, from = '@concierge/ui', props, args }: UsageSource): string {
  const wanted = Object.entries(props).filter(
    ([prop, { required }]) =>
      required || (args[prop] !== undefined && typeof args[prop] !== 'object'),
  );
  const attributes = wanted
    .filter(([prop]) => prop !== 'children')
    .map(([prop]) => attributeOf(prop, args[prop]));
  const { children } = args;
  const inner =
    typeof children === 'string' ? children : 'children' in props && children ? '{children}' : '';
  const importLine = `import { ${name} } from '${from}';`;
  const oneLine = `<${[name, ...attributes].join(' ')}${inner ? `>${inner}</${name}>` : ' />'}`;
  if (oneLine.length <= LONGEST) return `${importLine}\n\n${oneLine};`;
  const lines = attributes.map((attribute) => `  ${attribute}`);
  const end = inner ? [`>`, `  ${inner}`, `</${name}>;`] : ['/>;'];
  return [importLine, '', `<${name}`, ...lines, ...end].join('\n');
}
