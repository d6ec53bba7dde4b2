import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UI } from '../packUi.ts';
import { lowestOf } from './lowestPeers.ts';

const { peerDependencies, dependencies } = JSON.parse(
  readFileSync(join(UI, 'package.json'), 'utf8'),
) as Record<'peerDependencies' | 'dependencies', Record<string, string>>;

describe('ranges of the ui package', () => {
  it.each(Object.entries(peerDependencies))(
    'Q9 the peer %s names its lowest version, which is installed and tried',
    (_name, range) => {
      expect(lowestOf(range)).toMatch(/^\d+\.\d+\.\d+$/);
    },
  );

  it('Q9 a range without a lowest version is refused', () => {
    expect(() => lowestOf('>=19')).toThrow('lowest version');
  });

  it('Q7 dependencies are ranges, so that a product has one of each', () => {
    for (const range of Object.values(dependencies)) expect(range).toMatch(/^\^/);
  });
});
