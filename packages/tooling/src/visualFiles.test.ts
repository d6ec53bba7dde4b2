import { describe, expect, it } from 'vitest';
import { changesOf, orphansOf, visualState } from './visualFiles.ts';
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

  it('lie in a folder per component', () => {
    const story = { id: 'components-button--default', name: 'Default', tags: [] };
    expect(pictureName(story, 'light', 'light')).toBe('components-button/default');
  });

  it('are in the theme of the story alone, unless its tags say otherwise', () => {
    const named = (name: string, ...tags: string[]) =>
      THEMES.map((theme) => pictureName({ id: 'a--b', name, tags }, 'dark', theme));
    expect(named('Default')).toEqual([undefined, 'a/b', undefined]);
    expect(named('Matrix', 'all-themes')).toEqual(['a/b-light', 'a/b', 'a/b-contrast']);
    expect(named('Moves', 'no-picture')).toEqual([undefined, undefined, undefined]);
    expect(named('Playground')).toEqual([undefined, undefined, undefined]);
  });

  it('are orphans when no story renders them any more', () => {
    expect(orphansOf(['button/default', 'gone/default'], ['button/default', 'new/one'])).toEqual([
      'gone/default',
    ]);
  });

  it('have changed where the last run left one', () => {
    expect(changesOf(['a/b-actual', 'a/b-diff', 'c/new-actual'])).toEqual([
      { story: 'a/b', diff: true },
      { story: 'c/new', diff: false },
    ]);
  });
});
