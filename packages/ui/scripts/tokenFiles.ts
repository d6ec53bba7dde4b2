/**
 * From the DTCG sources in `tokens/` to what components and products use: resolved by style-dictionary, then written
 * as the typed `t` object, the CSS of every theme and a JSON of resolved values. The DTCG file is made with the package.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens, TransformedToken } from 'style-dictionary/types';
import { keyframeRules } from '../src/foundations/keyframes.ts';
import { mix } from './color.ts';
import { dtcgGroup, type DtcgTree } from './dtcg.ts';
import { paletteTree } from './palette.ts';
import { objectText, type Tree } from './objectText.ts';

const PACKAGE = new URL('../', import.meta.url);
const THEMES = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

const DENSITIES = ['compact', 'touch'] as const;
type Density = (typeof DENSITIES)[number];

/** One value of the build, e.g. path `['color', 'text']`, name `--cc-color-text`. */
interface Entry {
  path: string[];
  name: string;
  value: string;
}

interface ShadowLayer {
  offsetX: string;
  offsetY: string;
  blur: string;
  spread: string;
  color: string;
}

const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function cssValue(type: string | undefined, value: unknown): string {
  if (type === 'typography') {
    const { fontSize, lineHeight } = value as { fontSize: string; lineHeight: string };
    return `${fontSize}/${lineHeight}`;
  }
  if (type === 'fontFamily') {
    return (value as string[]).map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
  }
  if (type === 'shadow') {
    return (value as ShadowLayer[])
      .map((layer) =>
        [layer.offsetX, layer.offsetY, layer.blur, layer.spread, layer.color].join(' '),
      )
      .join(', ');
  }
  return String(value);
}

/** A token may say how much of another color is mixed in: there is no palette step for a hover. */
function mixed(token: TransformedToken, value: string): string {
  const wish = token.$extensions?.['concierge.mix'] as { with: string; amount: number } | undefined;
  return wish ? mix(value, wish.with, wish.amount) : value;
}

function toEntry(token: TransformedToken): Entry {
  return {
    path: token.path,
    name: `--cc-${token.path.map(kebab).join('-')}`,
    value: mixed(token, cssValue(token.$type, token.$value)),
  };
}

interface Resolved {
  entries: Entry[];
  dtcg: DtcgTree;
}

async function resolve(file: string): Promise<Resolved> {
  const source = await readFile(new URL(`tokens/${file}.tokens.json`, PACKAGE), 'utf8');
  const dictionary = new StyleDictionary({
    tokens: { ...paletteTree(), ...JSON.parse(source) } as DesignTokens,
    platforms: { web: { transforms: [] } },
    log: { verbosity: 'silent' },
  });
  const { allTokens } = await dictionary.getPlatformTokens('web');
  const tokens = allTokens.filter((token) => token.path[0] !== 'palette');
  const valueOf = (token: TransformedToken): unknown =>
    token.$type === 'color' ? mixed(token, String(token.$value)) : token.$value;
  return { entries: tokens.map(toEntry), dtcg: dtcgGroup(tokens, valueOf) };
}

function declarations(entries: readonly Entry[]): string {
  return entries.map(({ name, value }) => `  ${name}: ${value};`).join('\n');
}

function stillDeclarations(base: readonly Entry[]): string {
  const motion = base.filter((entry) => entry.path[0] === 'motion');
  return declarations(motion.map((entry) => ({ ...entry, value: '0ms' })));
}

/** From the weakest up. Whatever names one of them first sets their order, so that every part begins with it. */
const LAYER_ORDER = '@layer concierge.tokens, concierge.base, concierge.components;';

/** What our own elements start from, whether or not the page is reset; nothing of the host matches. */
const OWN_ELEMENTS = [
  '@layer concierge.base {',
  ':where([data-component], [data-part]) { box-sizing: border-box; }',
  ':where(h1, h2, h3, h4, p, figure, ul, ol, dl, dd):where([data-component], [data-part]) { margin: 0; }',
  ':where(ul, ol):where([data-component], [data-part]) { padding: 0; list-style: none; }',
  ':where(button, input, select, textarea):where([data-component], [data-part]) { margin: 0; font: inherit; color: inherit; letter-spacing: inherit; }',
  ":where([data-component='Icon'][width='16']) { inline-size: var(--cc-size-icon); block-size: var(--cc-size-icon); }",
  '}',
];

/**
 * A theme by attribute on any element; without one the system's setting decides. Paper has high contrast. All in a cascade layer: what
 * a product sets outside of layers wins, wherever its style sheet is linked and however plain its selector.
 */
function cssText(
  base: readonly Entry[],
  densities: Record<Density, Entry[]>,
  themes: Record<Theme, Entry[]>,
): string {
  const block = (theme: Theme, scheme: string) =>
    `  color-scheme: ${scheme};\n${declarations(themes[theme])}`;
  const still = stillDeclarations(base);
  return [
    LAYER_ORDER,
    '@layer concierge.tokens {',
    `:root {\n${declarations(base)}\n}`,
    `:root, [data-theme='light'] {\n${block('light', 'light')}\n}`,
    `@media (prefers-color-scheme: dark) { :root:not([data-theme]) {\n${block('dark', 'dark')}\n} }`,
    `@media (prefers-contrast: more) { :root:not([data-theme]) {\n${block('contrast', 'light')}\n} }`,
    `[data-theme='dark'] {\n${block('dark', 'dark')}\n}`,
    `[data-theme='contrast'] {\n${block('contrast', 'light')}\n}`,
    `@media print { :root:root, [data-theme][data-theme] {\n${block('contrast', 'light')}\n} }`,
    `@media (prefers-reduced-motion: reduce) { :root {\n${still}\n} }`,
    `:root[data-motion='reduce'] {\n${still}\n}`,
    ...DENSITIES.map(
      (density) => `[data-density='${density}'] {\n${declarations(densities[density])}\n}`,
    ),
    '}',
    ...OWN_ELEMENTS,
    keyframeRules,
  ].join('\n');
}

function toTree(entries: readonly Entry[], leaf: (entry: Entry) => string): Tree {
  const tree: Tree = {};
  for (const entry of entries) {
    let branch = tree;
    for (const part of entry.path.slice(0, -1)) branch = (branch[part] ??= {}) as Tree;
    branch[entry.path.at(-1) ?? ''] = leaf(entry);
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

/** Published as `tokens.dtcg.json`: the base, every density and every theme in the Design Tokens Format. */
export async function dtcgText(): Promise<string> {
  const parts = ['base', ...DENSITIES, ...THEMES];
  const trees = await Promise.all(parts.map(async (part) => [part, (await resolve(part)).dtcg]));
  return `${JSON.stringify(Object.fromEntries(trees), null, 2)}\n`;
}

/** Every file that is made of the tokens, by absolute path. */
export async function tokenFiles(): Promise<Map<string, string>> {
  const { entries: base } = await resolve('base');
  const [compact, touch] = await Promise.all(DENSITIES.map(resolve));
  const [light, dark, contrast] = await Promise.all(THEMES.map(resolve));
  if (!light || !dark || !contrast) throw new Error('A theme is missing');
  if (!compact || !touch) throw new Error('A density is missing');
  const themes = { light: light.entries, dark: dark.entries, contrast: contrast.entries };
  const css = cssText(base, { compact: compact.entries, touch: touch.entries }, themes);
  const names = toTree([...base, ...themes.light], ({ name }) => `var(${name})`);
  const values = (entries: readonly Entry[]) => toTree(entries, ({ value }) => value);
  const resolved = {
    base: values(base),
    compact: values(compact.entries),
    touch: values(touch.entries),
    ...Object.fromEntries(THEMES.map((theme) => [theme, values(themes[theme])])),
  };
  const at = (path: string) => fileURLToPath(new URL(path, PACKAGE));
  return new Map([
    [at('tokens.json'), `${JSON.stringify(resolved, null, 2)}\n`],
    [at('tokens.css'), `/* ${NOTE} */\n${css}\n`],
    [
      at('src/foundations/t.generated.ts'),
      `${HEADER}import { createGlobalStyle } from 'styled-components';\n\n/** Every design token as a \`var(--cc-…)\` string, for styles. */\nexport const t = ${objectText(names)} as const;\n${LAYER_ORDER_STYLE}`,
    ],
    [
      at('src/foundations/themeCss.generated.ts'),
      `${HEADER}\n/** The variables of every theme as CSS text. */\nexport const themeCss = \`${css}\`;\n`,
    ],
  ]);
}

/** The base styles of a page, whose source reads the generated tokens. */
export async function baseFile(): Promise<[string, string]> {
  const { baseCss } = await import('../src/foundations/baseRules.ts');
  const text = `/* Written by scripts/generate.ts from src/foundations/baseRules.ts. Do not edit. */\n${LAYER_ORDER}${baseCss}`;
  return [fileURLToPath(new URL('base.css', PACKAGE)), text];
}
