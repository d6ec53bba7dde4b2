import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASELINE, namesIn, orphansOf, visualState } from './visualFiles.ts';
import { pictureName, THEMES } from './visualNames.ts';

const state = (pinned: boolean, env = {}, platform = 'linux-x64') =>
  visualState({ pinned, platform, env });

describe('pictures of stories', () => {
  it('are compared in the browser that drew them, unless one says no', () => {
    expect(state(true)).toMatchObject({ compared: true });
    expect(state(true, { VISUAL: '0' })).toMatchObject({ compared: false });
    expect(state(false)).toMatchObject({ compared: false });
    expect(state(false).text).toContain('NOT compared');
  });

  it('have to be compared on a Linux x64 CI, elsewhere they may be left out', () => {
    expect(() => state(false, { CI: 'true' })).toThrow('On CI they have to be');
    expect(() => state(true, { CI: 'true', VISUAL: '0' })).toThrow('On CI they have to be');
    expect(state(true, { CI: 'true' })).toMatchObject({ compared: true });
    expect(state(false, { CI: 'true' }, 'darwin-arm64')).toMatchObject({ compared: false });
  });

  it('lie in a folder per component, in light and where it is asked for in dark as well', () => {
    const named = (...tags: string[]) =>
      THEMES.map((theme) => pictureName({ id: 'components-button--states', tags }, theme));
    expect(named('picture', 'dev')).toEqual(['components-button/states', undefined, undefined]);
    expect(named('picture-dark')).toEqual([
      'components-button/states',
      'components-button/states-dark',
      undefined,
    ]);
    expect(named('dev')).toEqual([undefined, undefined, undefined]);
  });

  it('are orphans when no story renders them any more', () => {
    expect(orphansOf(['button/default', 'gone/default'], ['button/default', 'new/one'])).toEqual([
      'gone/default',
    ]);
  });

  it('are few and small', () => {
    const files = namesIn(BASELINE).map((name) => statSync(join(BASELINE, `${name}.png`)).size);
    expect(files.length).toBeLessThanOrEqual(300);
    expect(files.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_500_000);
  });
});
