/** The pages of components in the tarball of the ui package, as what has to compile. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `Own` are the props that no element has. A check that fails names the props that a page leaves out. */
const HEAD = `import type { AllHTMLAttributes, AnchorHTMLAttributes, ClassAttributes, SVGAttributes } from 'react';
type OfElement<E> = AllHTMLAttributes<E> & AnchorHTMLAttributes<E> & SVGAttributes<E> & ClassAttributes<E>;
type OfElements = keyof OfElement<Element>;
type Keys<Props> = Props extends unknown ? Exclude<keyof Props, OfElements | \`data-\${string}\`> : never;
type Own<Component> = Component extends (props: infer Props) => unknown ? Keys<Props> : never;
type Missing<Module, Named extends object> = {
  [Name in keyof Module]: Name extends Capitalize<Name & string>
    ? Exclude<Own<Module[Name]>, Name extends keyof Named ? Named[Name] : never>
    : never;
}[keyof Module];
type Check<Name> = [Name] extends [never] ? true : Name;
`;

/** What compiles where each page names every prop of every component that its entry exports. */
export function pageChecks(folder: string): string {
  const checks = readdirSync(folder).map((file, at) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const page = file.replace('.md', '');
    const [, entry = ''] =
      /^import \{.*\} from '(@concierge\/ui\/.*)';\n```\n\n## /m.exec(text) ?? [];
    const tables = text.split(/^## Props/m).slice(1);
    const named = tables.map((table) => {
      const [, name = page] = /^ of (\w+)/.exec(table) ?? [];
      const [own = ''] = table.split(/^## /m);
      const props = [...own.matchAll(/^\| `([^`]+)`/gm)].map(([, prop]) => `'${prop}'`);
      return `${name}: ${props.join(' | ') || 'never'}`;
    });
    return `import type * as m${at} from '${entry}';
export const c${at}: Check<Missing<typeof m${at}, { ${named.join('; ')} }>> = true;`;
  });
  return [HEAD, ...checks].join('\n');
}
