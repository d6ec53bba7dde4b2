import { t } from '@concierge/ui/foundations';
import tokens from '@concierge/ui/tokens.json';

export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export interface Token {
  /** As one writes it in code: `t.color.textMuted`, `t.space[4]`. */
  name: string;
  /** `--cc-color-text-muted` */
  variable: string;
  group: string;
  /** Below its theme in the file for design tools: `color.text-muted`. */
  path: string;
  /** The same in every theme, or one for each. */
  values: Readonly<Record<Theme, string>>;
  themed: boolean;
}

type Tree = { readonly [name: string]: string | Tree };

function leaves(tree: Tree, above: readonly string[] = []): string[][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[...above, name]] : leaves(value, [...above, name]),
  );
}

function at(tree: Tree, path: readonly string[]): string {
  const found = path.reduce<string | Tree | undefined>(
    (part, name) => (typeof part === 'object' ? part[name] : undefined),
    tree,
  );
  if (typeof found !== 'string') throw new Error(`There is no token ${path.join('.')}`);
  return found;
}

function token(path: readonly string[], themed: boolean): Token {
  const valueIn = (theme: Theme) => at(tokens[themed ? theme : 'base'], path);
  return {
    name: path.reduce((text, one) => text + (/^\d/.test(one) ? `[${one}]` : `.${one}`), 't'),
    variable: at(t, path).replace(/^var\((.*)\)$/, '$1'),
    group: path[0] ?? '',
    path: path.join('.').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    values: { light: valueIn('light'), dark: valueIn('dark'), contrast: valueIn('contrast') },
    themed,
  };
}

/** Every token of the package, colors first. */
export const allTokens: readonly Token[] = [
  ...leaves(tokens.light).map((path) => token(path, true)),
  ...leaves(tokens.base).map((path) => token(path, false)),
];

/** Where a token is in the file for design tools; colors and shadows are in the group of their theme. */
export const dtcgPath = ({ path, themed }: Token, theme: Theme): string =>
  `${themed ? theme : 'base'}.${path}`;
