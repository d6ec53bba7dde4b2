import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UI } from './packUi.ts';
import { ROOT } from './paths.ts';

interface Manifest {
  files: string[];
  sideEffects: string[];
  homepage: string;
  repository: { url: string; directory: string };
  publishConfig: Record<string, unknown>;
  scripts: Record<string, string>;
  exports: Record<string, string | Record<string, string>>;
}

const read = (file: string) => readFileSync(join(UI, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;

describe('what is published', () => {
  it('Q7 is public, and names its repository and homepage', () => {
    expect(manifest.publishConfig).toEqual({ access: 'public' });
    expect(manifest.repository).toMatchObject({ directory: 'packages/ui' });
    expect(manifest.repository.url).toMatch(/^git\+https:\/\/.+\.git$/);
    expect(manifest.homepage).toMatch(/^https:\/\//);
  });

  it('Q7 is built by every way to pack it', () => {
    expect(manifest.scripts['prepack']).toContain('tsdown');
    for (const target of Object.values(manifest.exports)) {
      if (typeof target === 'string') continue;
      expect(target['default']).toMatch(/^\.\/dist\//);
      expect(existsSync(join(UI, target['concierge-source'] ?? ''))).toBe(true);
    }
  });

  it('Q7 has the licence of the repository, and its documents', () => {
    expect(read('LICENSE')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
    expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'docs', 'CHANGELOG.md']));
    expect(read('README.md')).toContain('npm install @concierge/ui');
  });

  it('Q7 cites no list of ours in its sources', () => {
    const sources = globSync('src/**/*.{ts,tsx}', { cwd: UI }).filter(
      (file) => !/\.test\./.test(file),
    );
    const citing = sources.filter((file) => /\((?:[A-Z]\d{1,2}\b|specification)/.test(read(file)));
    expect(citing).toEqual([]);
  });

  it('Q7 has side effects in style sheets alone', () => {
    const sheets = globSync('*.css', { cwd: UI }).map((file) => `./${file}`);
    expect(manifest.sideEffects.toSorted()).toEqual(sheets.toSorted());
  });
});

describe('the release', () => {
  const workflow = readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8');

  it('Q7 tests the package, then publishes it with provenance', () => {
    expect(workflow).toContain('id-token: write');
    expect(workflow).toMatch(/NPM_CONFIG_PROVENANCE: ['"]true['"]/);
    expect(workflow.indexOf('test:all check unit package')).toBeGreaterThan(-1);
    expect(workflow.indexOf('test:all')).toBeLessThan(workflow.indexOf('changeset publish'));
  });
});
