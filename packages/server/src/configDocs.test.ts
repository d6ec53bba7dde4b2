import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from './config.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CWD = '/srv/concierge';
const PAGE = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8');

/** The cells of the table under a heading, without the header row. */
function tableUnder(heading: string): string[][] {
  const section = PAGE.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const unquoted = (cell = '') => cell.replace(/^`(.*)`$/, '$1');
const SETTINGS = tableUnder('Settings').map(([name, type, value]) => ({
  name: unquoted(name),
  type,
  value: unquoted(value),
}));

/** The names `readConfig` reads. */
function namesRead(): string[] {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_target, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(env, CWD);
  return [...names];
}

const keyOf = (name: string) =>
  name.toLowerCase().replaceAll(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** A default as the page shows it. */
function written(value: Config[keyof Config]): string {
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? 'false' : value.join(',');
  return String(value).replace(`${CWD}/`, './').replace(`${ROOT}/`, '');
}

describe('docs/configuration.md', () => {
  it('has every setting the server reads, and no other', () => {
    const documented = SETTINGS.map(({ name }) => name);
    expect(documented.toSorted()).toEqual(namesRead().toSorted());
  });

  it.each(SETTINGS)('has the type and the default of $name', ({ name, type, value }) => {
    const defaults = Object.entries(readConfig({}, CWD));
    const [, actual] = defaults.find(([key]) => key === keyOf(name)) ?? [];
    expect(value).toBe(written(actual));
    expect(type).not.toBe('');
  });
});
