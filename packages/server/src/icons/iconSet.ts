import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconShape {
  body: string;
  width?: number;
  height?: number;
}

interface IconAlias {
  parent: string;
  hFlip?: boolean;
  vFlip?: boolean;
  rotate?: number;
}

/** An icon set in the form the Iconify packages and services use. */
export interface IconSet {
  prefix: string;
  lastModified?: number;
  width?: number;
  height?: number;
  icons: Record<string, IconShape>;
  aliases?: Record<string, IconAlias>;
  not_found?: string[];
}

const require = createRequire(import.meta.url);

/**
 * The drawings of an installed icon set, read once at start.
 * @throws when the package `@iconify-json/{prefix}` is not installed.
 */
export function readIconSet(prefix: string): IconSet {
  const file = require.resolve(`@iconify-json/${prefix}/icons.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}

/** A stand-alone image of one icon, or `undefined` when the set has no such icon. */
export function iconSvg(set: IconSet, name: string): string | undefined {
  const icon = Object.hasOwn(set.icons, name) ? set.icons[name] : undefined;
  if (!icon) return undefined;
  const width = icon.width ?? set.width ?? 16;
  const height = icon.height ?? set.height ?? 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}

/**
 * The part of a set an icon loader asked for, in the shape Iconify services answer: icons, the
 * aliases among the names (with the icons they lead to), and the names nobody knows in `not_found`.
 */
export function iconSubset(set: IconSet, names: readonly string[]): IconSet {
  const icons: Record<string, IconShape> = {};
  const aliases: Record<string, IconAlias> = {};
  const missing: string[] = [];

  const take = (name: string): boolean => {
    if (Object.hasOwn(icons, name) || Object.hasOwn(aliases, name)) return true;
    const icon = Object.hasOwn(set.icons, name) ? set.icons[name] : undefined;
    if (icon) {
      icons[name] = icon;
      return true;
    }
    const alias = set.aliases && Object.hasOwn(set.aliases, name) ? set.aliases[name] : undefined;
    if (!alias || !take(alias.parent)) return false;
    aliases[name] = alias;
    return true;
  };

  for (const name of new Set(names)) if (!take(name)) missing.push(name);
  const { prefix, lastModified, width, height } = set;
  return {
    prefix,
    ...(lastModified === undefined ? {} : { lastModified }),
    aliases,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    icons,
    ...(missing.length > 0 ? { not_found: missing } : {}),
  };
}
