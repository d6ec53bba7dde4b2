import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import * as forms from '../concierge/forms.ts';
import * as concierge from '../concierge/index.ts';
import * as ui from '../index.ts';

/** Exported values that are no components. */
const NO_COMPONENTS: Record<string, string> = {
  t: 'the tokens as CSS variables',
  iconNames: 'the names of the bundled icons',
  pageItems: 'the pages a pagination shows',
  registered: 'fits text fields to `register` of react-hook-form',
  preloadOverlays: 'loads ahead what opens later',
  nestAtRules: 'writes rules so that what opens lays out nothing else',
};

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);
const exported = Object.keys(ui);

it('exports nothing else than what is listed here', () => {
  expect(exported.filter((name) => !isComponent(name)).toSorted()).toEqual(
    Object.keys(NO_COMPONENTS).toSorted(),
  );
});

it('Q4 keeps the pieces of the console behind an entry of their own', () => {
  expect(exported.filter((name) => name in concierge || name in forms)).toEqual([]);
});

const SOURCE = resolve(import.meta.dirname, '..');
const CLIENT_ONLY =
  /\b(createContext|use(Context|Effect|EffectEvent|LayoutEffect|Reducer|Ref|State|SyncExternalStore))\b/;

/** The modules that run on a server with this one and need a browser. */
function clientOnly(path: string): string[] {
  const code = readFileSync(path, 'utf8');
  if (code.startsWith("'use client'")) return [];
  const imports = [...code.matchAll(/^import (?!type)([^;]+?) from '([^']+)';/gm)];
  const own = imports.some(([, names = '', from]) => from === 'react' && CLIENT_ONLY.test(names));
  const others = imports.flatMap(([, , from = '']) =>
    /^\..*\.tsx?$/.test(from) ? clientOnly(join(dirname(path), from)) : [],
  );
  return [...(own ? [path] : []), ...others];
}

it('Q9 a component that needs a browser says "use client"', () => {
  const components = globSync('{components,layout,concierge}/*/*.tsx', { cwd: SOURCE }).filter(
    (path) => dirname(path).split('/').at(-1) === path.match(/(\w+)\.tsx$/)?.[1],
  );
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter((path) => clientOnly(join(SOURCE, path)).length > 0)).toEqual([]);
});
