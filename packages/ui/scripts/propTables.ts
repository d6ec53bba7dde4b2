/** What a module exports, as tables: the props of each component, the members of each type. */
import { fileURLToPath } from 'node:url';
import { API, SignatureKind, SymbolFlags, type Symbol, type Type } from 'typescript/unstable/sync';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const OWN_SOURCE = `${PACKAGE}src/`;
/** What `typeToString` is told: to leave nothing out. */
const WHOLE = 1;

interface Member {
  name: string;
  type: string;
  isRequired: boolean;
  text: string;
}

export interface Exported {
  name: string;
  kind: 'component' | 'type';
  /** The comment above it. */
  text: string;
  members: readonly Member[];
  /** Takes `className` and what else every element takes. */
  takesAttributes: boolean;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Reads the types of the package once, for all its modules. */
export function readExports(): { of: (path: string) => Exported[]; close: () => void } {
  const api = new API({ cwd: PACKAGE });
  const config = `${PACKAGE}tsconfig.json`;
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`No project at ${config}`);
  const { checker, program } = project;

  /** Without the `undefined` that every optional prop takes; choices of words in words. */
  function typeText(type: Type): string {
    const parts = type.isUnionType() ? type.getTypes() : [type];
    const given = parts.filter((part) => checker.typeToString(part) !== 'undefined');
    if (given.every((part) => part.isStringLiteralType() || part.isNumberLiteralType()))
      return given.map((part) => checker.typeToString(part)).join(' | ');
    const text = checker.typeToString(type, undefined, WHOLE).replace(/ \| undefined$/, '');
    return oneLine(text.replace(/^\((\(.*\) => .*)\)$/, '$1'));
  }

  const isOwn = (symbol: Symbol) =>
    symbol.declarations?.some(({ path }) => path.startsWith(OWN_SOURCE)) ?? false;

  /** Of a union what any of its types has, as all of them see it. */
  function propertiesOf(type: Type): Symbol[] {
    const kinds = type.isUnionType() ? type.getTypes() : [type];
    const all = kinds.flatMap((kind) => checker.getPropertiesOfType(kind));
    const byName = new Map(all.toReversed().map((one) => [one.name, one]));
    return [...byName]
      .toReversed()
      .map(([name, one]) => checker.getPropertyOfType(type, name) ?? one);
  }

  function memberOf(symbol: Symbol): Member {
    const type = checker.getTypeOfSymbol(symbol);
    return {
      name: symbol.name,
      type: type ? typeText(type) : '',
      isRequired: (symbol.flags & SymbolFlags.Optional) === 0,
      text: oneLine(checker.getDocumentationCommentOfSymbol(symbol)),
    };
  }

  function exportedOf(symbol: Symbol): Exported | undefined {
    const { name } = symbol;
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    const isType = (symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias)) !== 0;
    if (isType ? name.endsWith('Props') : !signature || !/^[A-Z][a-z]/.test(name)) return undefined;
    const [parameter] = signature?.getParameters() ?? [];
    const members = isType
      ? checker.getDeclaredTypeOfSymbol(symbol)
      : parameter && checker.getTypeOfSymbol(parameter);
    const all = members ? propertiesOf(members) : [];
    return {
      name,
      kind: isType ? 'type' : 'component',
      text: oneLine(checker.getDocumentationCommentOfSymbol(symbol)),
      members: all.filter(isOwn).map(memberOf),
      takesAttributes: all.some((one) => one.name === 'className'),
    };
  }

  return {
    of(path) {
      const file = program.getSourceFile(`${PACKAGE}${path}`);
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) throw new Error(`No module at ${path}`);
      const symbols = checker.getExportsOfModule(module);
      return symbols.flatMap(
        (one) =>
          exportedOf(one.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one) ?? [],
      );
    },
    close: () => api.close(),
  };
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** "Default `md`." of a comment goes to a column of its own. */
const DEFAULT = / ?\bDefault (`[^`]+`|\d+(?:\.\d+)?)\.?$/;

export function tableOf(members: readonly Member[]): string {
  const rows = members.map(({ name, type, isRequired, text }) => {
    const [, byDefault = ''] = DEFAULT.exec(text) ?? [];
    return `| \`${name}\`${isRequired ? ' (required)' : ''} | \`${cell(type)}\` | ${byDefault} | ${cell(text.replace(DEFAULT, ''))} |`;
  });
  return ['| Name | Type | Default | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
