import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const SOURCE = join(import.meta.dirname, '..');

/** What a source file says about texts. */
export interface SourceTexts {
  file: string;
  /** Every string in it, types included. */
  strings: Set<string>;
  /** Template strings that begin with words, as patterns: `state.${n}` as /^state\..+$/. */
  patterns: RegExp[];
  /** Words written straight into JSX, where a translation belongs. */
  bareTexts: string[];
}

interface Node {
  type: string;
  [field: string]: unknown;
}

/** Attributes whose value is shown or announced. */
const READ_ATTRIBUTES = /^(label|title|alt|placeholder|description|text|aria-label|.*Label)$/;
const HAS_WORDS = /\p{L}/u;

/** Reads every source file of the console, tests aside. */
export function readSourceTexts(): SourceTexts[] {
  return globSync('**/*.{ts,tsx}', { cwd: SOURCE })
    .filter((file) => !/\.test\.tsx?$|^testing\/|\.d\.ts$/.test(file))
    .map((file) => textsOf(file, readFileSync(join(SOURCE, file), 'utf8')));
}

/** What one file says about texts. Throws when it cannot be read as TypeScript. */
export function textsOf(file: string, source: string): SourceTexts {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const texts: SourceTexts = { file, strings: new Set(), patterns: [], bareTexts: [] };
  walk(program, (node) => collect(node, texts));
  return texts;
}

function collect(node: Node, texts: SourceTexts): void {
  if (node.type === 'Literal' && typeof node['value'] === 'string') {
    texts.strings.add(node['value']);
  } else if (node.type === 'TemplateLiteral') {
    const pattern = patternOf(node);
    if (pattern) texts.patterns.push(pattern);
  } else if (node.type === 'JSXText') {
    noteBareText(node['value'], texts);
  } else if (node.type === 'JSXExpressionContainer') {
    noteBareText(literalOf(node['expression']), texts);
  } else if (node.type === 'JSXAttribute') {
    const { name } = node['name'] as { name: unknown };
    if (typeof name === 'string' && READ_ATTRIBUTES.test(name)) {
      noteBareText(literalOf(node['value']), texts);
    }
  }
}

function noteBareText(text: unknown, { bareTexts }: SourceTexts): void {
  if (typeof text === 'string' && HAS_WORDS.test(text)) bareTexts.push(text.trim());
}

function literalOf(value: unknown): unknown {
  return isNode(value) && value.type === 'Literal' ? value['value'] : undefined;
}

/** Only of templates that begin with words: one of variables alone would match every key. */
function patternOf(node: Node): RegExp | null {
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  if (!/^\w/.test(quasis[0]?.value.cooked ?? '')) return null;
  return new RegExp(`^${quasis.map(({ value }) => escaped(value.cooked)).join('.+')}$`);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (isNode(value)) {
    visit(value);
    for (const field of Object.values(value)) walk(field, visit);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
