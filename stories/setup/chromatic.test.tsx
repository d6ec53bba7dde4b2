import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chromaticModes, languageModes } from './chromaticModes.ts';
import preview from './preview.tsx';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const config = JSON.parse(read('chromatic.config.json')) as Record<string, string | string[]>;

/** `--only-changed` to `onlyChanged`. */
const optionOf = (flag: string) =>
  flag.slice(2).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

it('Chromatic is told nothing it does not know, and nothing that is not there', () => {
  const help = execFileSync(join(ROOT, 'node_modules/.bin/chromatic'), ['--help'], {
    encoding: 'utf8',
  });
  const known = new Set((help.match(/^ +--[a-z-]+/gm) ?? []).map((flag) => optionOf(flag.trim())));
  const unknown = Object.keys(config).filter((name) => name !== '$schema' && !known.has(name));
  expect(known.size).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts).toHaveProperty(String(config['buildScriptName']));
  expect(existsSync(join(ROOT, String(config['storybookConfigDir']), 'main.ts'))).toBe(true);
  for (const pattern of [config['externals'], config['untraced']].flat()) {
    const found = globSync(String(pattern), { cwd: ROOT, exclude: ['**/node_modules'] });
    expect(found, String(pattern)).not.toEqual([]);
  }
});

it('TurboSnap has the whole history of real commits', () => {
  const workflow = read('.github/workflows/chromatic.yml');
  expect(config['onlyChanged']).toBe(true);
  expect(workflow).toMatch(/^on: push$/m);
  expect(workflow).toContain('fetch-depth: 0');
  expect(workflow).toContain('run chromatic');
});

it('Chromatic renders every theme and every language of the toolbar', () => {
  const valuesOf = (name: string) => {
    const items = preview.globalTypes?.[name]?.toolbar?.items ?? [];
    return items.map((item: string | { value?: unknown }) =>
      typeof item === 'string' ? item : item.value,
    );
  };
  const modes: readonly Record<string, string>[] = [
    { ...preview.initialGlobals },
    ...Object.values(chromaticModes),
    ...Object.values(languageModes),
  ];
  const rendered = (name: string) => new Set(modes.flatMap((mode) => mode[name] ?? []));
  expect(preview.parameters?.['chromatic']).toEqual({ modes: chromaticModes });
  expect(rendered('theme')).toEqual(new Set(valuesOf('theme')));
  expect(rendered('locale')).toEqual(new Set(valuesOf('locale')));
});
