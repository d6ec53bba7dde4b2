/**
 * Checks that the guest's tablet is what a stranger builds with the ui package: it puts things in their places and
 * sets tokens, and styles nothing itself.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { type Declaration, parse } from 'postcss';
import { ROOT } from './paths.ts';

const SOURCES = 'packages/tablet/{index.html,src/**/*.{css,ts,tsx}}';

/** What says where things are and how much room they have. */
const LAYOUT =
  /^(display|order|flex(-.+)?|grid(-.+)?|(row-|column-)?gap|(align|justify|place)-(content|items|self)|((min|max)-)?(inline|block)-size|(margin|padding)(-.+)?|position|inset(-.+)?|overflow(-.+)?|box-sizing|contain|container(-.+)?|aspect-ratio|table-layout)$/;
const TOKEN = /^--cc-/;

/** What a style sheet may set, by its name. */
const SHEETS: Readonly<Record<string, (declaration: Declaration) => boolean>> = {
  'layout.css': ({ prop }) => LAYOUT.test(prop),
  'brand.css': ({ prop }) => TOKEN.test(prop),
  'fonts.css': ({ parent }) =>
    parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face',
};

function sheetProblems(file: string, source: string): string[] {
  const allowed = SHEETS[basename(file)];
  if (!allowed) return [`${file}: styles belong to ${Object.keys(SHEETS).join(', ')}`];
  const problems: string[] = [];
  parse(source, { from: file }).walkDecls((declaration) => {
    if (allowed(declaration)) return;
    problems.push(`${file}: ${declaration.prop} is not for ${basename(file)} to set`);
  });
  return problems;
}

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesOf(child);
}

/** An object that sets tokens only: a colour from data goes in so. */
function setsTokens(attribute: Node): boolean {
  const container = attribute['value'];
  if (!isNode(container)) return false;
  let expression = container['expression'];
  if (isNode(expression) && expression.type === 'TSAsExpression') {
    expression = expression['expression'];
  }
  if (!isNode(expression) || expression.type !== 'ObjectExpression') return false;
  return (expression['properties'] as Node[]).every(
    ({ key }) => isNode(key) && key.type === 'Literal' && TOKEN.test(String(key['value'])),
  );
}

function codeProblems(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const styles = [...nodesOf(program)].filter(
    (node) =>
      node.type === 'JSXAttribute' && isNode(node['name']) && node['name']['name'] === 'style',
  );
  return styles
    .filter((attribute) => !setsTokens(attribute))
    .map(() => `${file}: style sets something other than tokens`);
}

/** Everything wrong with a file of the tablet. */
export function styleProblems(file: string, source: string): string[] {
  if (file.endsWith('.css')) return sheetProblems(file, source);
  if (file.endsWith('.html')) {
    return /<style|\sstyle=/.test(source) ? [`${file}: styles belong to the package`] : [];
  }
  return codeProblems(file, source);
}

export function checkTablet(root: string = ROOT): { files: number; problems: string[] } {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = globSync(SOURCES, { cwd: root });
  const problems = files.flatMap((file) => styleProblems(file, read(file)));
  if (files.length === 0) problems.push('no files were read: the check itself is broken');
  return { files: files.length, problems };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, problems } = checkTablet();
  for (const problem of problems) console.error(problem);
  console.log(
    `${relative('.', ROOT) || '.'}: ${files} files of the tablet, ${problems.length} problems`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
