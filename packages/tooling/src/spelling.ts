/**
 * One spelling per question: reads the declarations of components and names every prop that is
 * spelled in another way.
 */
import { parseSync, Visitor } from 'oxc-parser';

interface Shape {
  name: string;
  /** The type of each member as it is written, by its name. */
  members: ReadonlyMap<string, string>;
}

/** Spellings of other libraries, and of this one before, with what stands in their place. */
const ELSEWHERE: readonly [RegExp, string][] = [
  [/^busy$|^isPending$|^submitting$/, 'pending'],
  [/^danger$|^destructive$|^severity$|^intent$/, 'tone'],
  [/^is[A-Z]/, 'the adjective alone'],
  [/^(active|activeId|selectedKey|selectedKeys|selectedValue|chosen)$/, 'selected'],
  [/^on(Selection|Value|SelectedKeys?|Active)Change$/, 'onSelectedChange or onChange'],
  [/^on(Check|Uncheck)$/, 'onCheckedChange'],
  [/^(visible|shown|expanded|isOpen)$/, 'open'],
  [/^on\w*Toggle$/, 'on…Change with what it becomes'],
  [/^(alignment|placementAlign)$/, 'align'],
];

/** Reported, and not kept by the caller: there is no prop to go with it. */
const REPORTED: ReadonlySet<string> = new Set([
  'onOpenChange',
  'onDirtyChange',
  'onNoteChange',
  'onTextChange',
]);

/** Has nothing to show before its first load. Elsewhere something under way is `pending`. */
const LOADS = /Table|Picker|Timeline|Dialog|Modal|Skeleton|Tabs|Panel|Card/;

/** What `register` of react-hook-form returns. */
const FOREIGN = 'Registration';

const isProps = ({ name }: Shape) => !name.endsWith('Labels') && name !== FOREIGN;

/** A callback that takes something: what was chosen, and not a deed. */
const takesArgument = (type: string) => /^\(*\(\w/.test(type);

function problemsOf({ name, members }: Shape): string[] {
  const say = (prop: string, instead: string) => `${name}.${prop}: say ${instead}`;
  const has = (prop: string) => members.has(prop);
  const found = [...members.keys()].flatMap((prop) =>
    ELSEWHERE.filter(([spelling]) => spelling.test(prop)).map(([, instead]) => say(prop, instead)),
  );
  if (has('onChange') && !has('value')) found.push(say('onChange', 'on…Change with its state'));
  if (has('onChange') && has('options')) found.push(say('onChange', 'onSelectedChange'));
  const choice = members.get('onSelect');
  if (choice && takesArgument(choice)) found.push(say('onSelect', 'onSelectedChange'));
  if (has('loading') && !LOADS.test(name)) found.push(say('loading', 'pending'));
  if (/'danger'|"danger"/.test(members.get('variant') ?? '')) found.push(say('variant', 'tone'));
  for (const prop of members.keys()) {
    const [, state] = /^on([A-Z]\w*)Change$/.exec(prop) ?? [];
    if (!state || REPORTED.has(prop)) continue;
    const own = state.charAt(0).toLowerCase() + state.slice(1);
    const kept = [own, `default${state}`].some(has) || KEPT_IN_ROWS.has(`${name}.${prop}`);
    if (!kept) found.push(say(prop, `it with \`${own}\``));
  }
  return found;
}

/** The state is in each row that is given. */
const KEPT_IN_ROWS: ReadonlySet<string> = new Set(['UserServicesModalProps.onAssignedChange']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Every interface and every object type, under the name it is declared with. */
export function shapesIn(source: string): Shape[] {
  const shapes: Shape[] = [];
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const collect = (name: string, nodes: readonly Node[]) => {
    const signatures = nodes.filter(({ type }) => type === 'TSPropertySignature');
    const members = signatures.flatMap((one): [string, string][] => {
      const key = one['key'] as Node;
      const annotation = one['typeAnnotation'] as { typeAnnotation: Node } | undefined;
      return annotation ? [[textOf(key), textOf(annotation.typeAnnotation)]] : [];
    });
    shapes.push({ name, members: new Map(members) });
  };
  const collectType = (name: string, type: Node) => {
    if (type.type === 'TSTypeLiteral') collect(name, type['members'] as Node[]);
    for (const part of (type['types'] as Node[] | undefined) ?? []) collectType(name, part);
    const inner = type['typeAnnotation'] as Node | undefined;
    if (type.type === 'TSParenthesizedType' && inner) collectType(name, inner);
  };
  new Visitor({
    TSInterfaceDeclaration: ({ id, body }) => collect(id.name, body.body as unknown as Node[]),
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) =>
      collectType(id.name, typeAnnotation as unknown as Node),
  }).visit(parseSync('api.ts', source).program);
  return shapes;
}

/** What is spelled in another way, a line each. */
export function spellingProblems(source: string): string[] {
  const shapes = shapesIn(source);
  const variants = /type (\w*Variant) = [^;]*["']danger["']/g;
  const meanings = [...source.matchAll(variants)].map(([, name = '']) => `${name}: say tone`);
  return [...shapes.filter(isProps).flatMap(problemsOf), ...meanings];
}
