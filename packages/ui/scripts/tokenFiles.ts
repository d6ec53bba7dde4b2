/**
 * From the DTCG sources in `tokens/` to what components and products use: resolved by style-dictionary, then written
 * as the typed `t` object, the CSS of every theme and a JSON of resolved values. The DTCG file is made with the package.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import StyleDictionary from 'style-dictionary';
import type { TransformedToken } from 'style-dictionary/types';
import { parseHex, toHex } from '../src/concierge/ServiceCard/textContrast.ts';
import { LAYER_ORDER, themeCss, variableNames } from '../src/foundations/themeCss.ts';
import { tokensNamed } from '../src/foundations/tokensNamed.ts';
import { dtcgGroup, kebab } from './dtcg.ts';
import { palette } from './palette.ts';

const PACKAGE = new URL('../', import.meta.url);

/** The base, the densities and the themes, and the file in `tokens/` that each is read from. */
const FILES = {
  base: 'base',
  compact: 'base',
  touch: 'base',
  light: 'theme',
  dark: 'theme',
  contrast: 'theme',
} as const;
type Part = keyof typeof FILES;
const PARTS = Object.keys(FILES) as Part[];
type Parts = Record<Part, TransformedToken[]>;

interface ShadowLayer {
  offsetX: string;
  offsetY: string;
  blur: string;
  spread: string;
  color: string;
}

/** `['color', 'textMuted']` to `--cc-color-text-muted`. */
const variable = (path: readonly string[]) => `--cc-${path.map(kebab).join('-')}`;

function cssValue({ $type, $value }: TransformedToken): string {
  if ($type === 'typography') return `${$value.fontSize}/${$value.lineHeight}`;
  if ($type === 'fontFamily') {
    const names = $value as string[];
    return names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
  }
  if ($type === 'shadow') {
    return ($value as ShadowLayer[])
      .map((layer) =>
        [layer.offsetX, layer.offsetY, layer.blur, layer.spread, layer.color].join(' '),
      )
      .join(', ');
  }
  return String($value);
}

/** `$extensions.mode` of a token has its value in the themes and densities where that is not `$value`. */
async function readPart(part: Part): Promise<TransformedToken[]> {
  const text = await readFile(new URL(`tokens/${FILES[part]}.tokens.json`, PACKAGE), 'utf8');
  const source = JSON.parse(text, (_name, node) => {
    const value: unknown = node?.$extensions?.mode?.[part];
    return value === undefined ? node : { ...node, $value: value };
  });
  const dictionary = new StyleDictionary({
    tokens: { ...source, palette: { ...palette(), ...source.palette } },
    hooks: {
      transforms: {
        mixed: {
          type: 'value',
          transitive: true,
          filter: ({ $type }) => $type === 'color',
          transform: ({ $value }) => mixed($value),
        },
      },
    },
    platforms: { web: { transforms: ['mixed'] } },
    log: { verbosity: 'silent' },
  });
  const { allTokens } = await dictionary.getPlatformTokens('web');
  const isDensity = part === 'compact' || part === 'touch';
  return allTokens.filter(
    ({ path, $extensions }) => path[0] !== 'palette' && (!isDensity || $extensions?.mode?.[part]),
  );
}

async function readParts(): Promise<Parts> {
  const read = await Promise.all(PARTS.map(async (part) => [part, await readPart(part)] as const));
  return Object.fromEntries(read) as Parts;
}

/** `1.5rem` in what a page takes for a rem. */
const ofRem = (text: string) =>
  text.replaceAll(/([\d.]+)rem/g, `calc($1 * var(${variable(['size', 'rem'])}))`);

/** A token that stands for another follows it where a product sets that one. */
function declaredValue(token: TransformedToken): string {
  const [, other] = /^\{((?!palette\.)[\w.]+)\}$/.exec(String(token.original.$value)) ?? [];
  if (other) return `var(${variable(other.split('.'))})`;
  return token.$type === 'typography' ? ofRem(cssValue(token)) : cssValue(token);
}

function declarations(tokens: readonly TransformedToken[]): string {
  return tokens.map((token) => `  ${variable(token.path)}: ${declaredValue(token)};`).join('\n');
}

const lightDark = (light: string, dark: string) =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** A color of both themes, of which the browser takes that of the color scheme. Shadows differ in their colors alone. */
function withDark(light: TransformedToken, dark: TransformedToken | undefined): TransformedToken {
  if (light.$type === 'color') return { ...light, $value: lightDark(light.$value, dark?.$value) };
  const layers = (light.$value as ShadowLayer[]).map((layer, at) => ({
    ...layer,
    color: lightDark(layer.color, dark?.$value[at].color),
  }));
  return { ...light, $value: layers };
}

/** What `themeCss` makes style rules of: values in the order of the names, whole declarations where few are set. */
function themeValues({ base, compact, touch, light, dark, contrast }: Parts, names: Tree) {
  const first = variableNames(names).slice(0, base.length);
  if (base.some(({ path }) => !first.includes(variable(path))))
    throw new Error('A group of tokens is in the base and in the themes');
  const values = (tokens: readonly TransformedToken[]) => {
    const byName = new Map(tokens.map((token) => [variable(token.path), declaredValue(token)]));
    const inOrder = variableNames(names).flatMap((name) => byName.get(name) ?? []);
    return inOrder.join('\n');
  };
  return {
    base: values(base),
    light: values(light.map((token, at) => withDark(token, dark[at]))),
    contrast: values(contrast),
    compact: declarations(compact),
    touch: declarations(touch),
  };
}

function toTree(
  tokens: readonly TransformedToken[],
  leaf: (token: TransformedToken) => string,
): Tree {
  const tree: Tree = {};
  for (const token of tokens) {
    let branch = tree;
    for (const part of token.path.slice(0, -1)) branch = (branch[part] ??= {}) as Tree;
    branch[token.path.at(-1) ?? ''] = leaf(token);
  }
  return tree;
}

/**
 * Defined where every component looks up its tokens, so before any of them, since styles are written to the page in the
 * order of their definition. Only `GlobalStyle` uses it; else bundlers drop it.
 */
const LAYER_ORDER_STYLE = `
/** Declares the order of the cascade layers, before the styles of every component. */
export const LayerOrder: ReturnType<typeof createGlobalStyle> = /* @__PURE__ */ (() =>
  createGlobalStyle\`${LAYER_ORDER}\`)();
`;

const NOTE = 'Written by scripts/generate.ts from tokens/*.tokens.json. Do not edit.';
const HEADER = `// ${NOTE}\n`;

/** A JSON of what is made of the tokens of each part. */
const jsonText = (parts: Parts, make: (tokens: TransformedToken[]) => object) =>
  `${JSON.stringify(Object.fromEntries(PARTS.map((part) => [part, make(parts[part])])), null, 2)}\n`;

/** Published as `tokens.dtcg.json`: the base, every density and every theme in the Design Tokens Format. */
export async function dtcgText(): Promise<string> {
  return jsonText(await readParts(), dtcgGroup);
}

/** Every file that is made of the tokens, by absolute path. */
export async function tokenFiles(): Promise<Map<string, string>> {
  const parts = await readParts();
  const paths = [...parts.base, ...parts.light].map(({ path }) => path.join('.')).join(' ');
  const names = tokensNamed(paths);
  const values = themeValues(parts, names);
  const valuesText = Object.entries(values).map(([part, text]) => `  ${part}: \`${text}\`,\n`);
  const at = (path: string) => fileURLToPath(new URL(path, PACKAGE));
  return new Map([
    [at('tokens.json'), jsonText(parts, (tokens) => toTree(tokens, cssValue))],
    [at('tokens.css'), `/* ${NOTE} */\n${themeCss(names, values)}\n`],
    [
      at('src/foundations/t.generated.ts'),
      `${HEADER}import { createGlobalStyle } from 'styled-components';
import { tokensNamed } from './tokensNamed.ts';

/** Every design token as a \`var(--cc-…)\` string, for styles. */
export const t = /* @__PURE__ */ tokensNamed(
  '${paths}',
) as ${objectText(names)
        .replaceAll(/^ +/gm, '$&readonly ')
        .replaceAll(/readonly }/g, '}')};
${LAYER_ORDER_STYLE}`,
    ],
    [
      at('src/foundations/themeValues.generated.ts'),
      `${HEADER}\n/** What \`themeCss\` gives the variables in every theme. */\nexport const themeValues = {\n${valuesText.join('')}} as const;\n`,
    ],
  ]);
}

/** The base styles of a page, whose source reads the generated tokens. */
export async function baseFile(): Promise<[string, string]> {
  const { baseCss } = await import('../src/foundations/baseRules.ts');
  const text = `/* Written by scripts/generate.ts from src/foundations/baseRules.ts. Do not edit. */\n${LAYER_ORDER}${baseCss}`;
  return [fileURLToPath(new URL('base.css', PACKAGE)), text];
}

/** The color of `color-mix(in srgb, #a1b2c3, black 14%)`, a hover the palette has no step for; others as they are. */
function mixed(color: string): string {
  const [, hex, percent] = /^color-mix\(in srgb, (#\w{6}), black (\d+)%\)$/.exec(color) ?? [];
  if (!hex) return color;
  const darker = (value: number) => Math.round(value - (value * Number(percent)) / 100);
  const [red, green, blue] = parseHex(hex);
  return toHex([darker(red), darker(green), darker(blue)]);
}

/** A nested object of strings, as the token build makes it. */
interface Tree {
  [name: string]: string | Tree;
}

const isName = (key: string) => /^([A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(key);

/** Writes a tree as the text of a TypeScript object literal. */
function objectText(tree: Tree, depth = 1): string {
  const indent = '  '.repeat(depth);
  const lines = Object.entries(tree).map(([key, value]) => {
    const name = isName(key) ? key : `'${key}'`;
    const text = typeof value === 'string' ? `'${value}'` : objectText(value, depth + 1);
    return `${indent}${name}: ${text},`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth - 1)}}`;
}
