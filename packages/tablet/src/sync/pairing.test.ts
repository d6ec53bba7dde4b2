import { afterEach, describe, expect, it, vi } from 'vitest';
import { NOTHING_KEPT } from '../model/tabletState.ts';
import { createKeptStorage } from './keptStorage.ts';
import { NO_STORAGE, ownStorage, pair, type TextStorage } from './pairing.ts';
import { memoryStorage } from './testHotel.ts';

function pageAt(hash: string) {
  const replaced: string[] = [];
  return {
    location: { hash, pathname: '/tablet', search: '?message=3' },
    history: { replaceState: (_state: unknown, _title: string, url: string) => replaced.push(url) },
    replaced,
  };
}

/** Takes nothing more in. */
const full = (storage: TextStorage): TextStorage => ({ ...storage, setItem: NO_STORAGE.setItem });

const pairAt = (hash: string, storage = memoryStorage()) => {
  const page = pageAt(hash);
  const history = { replaceState: page.history.replaceState } as unknown as History;
  return { ...pair({ location: page.location, history }, storage), replaced: page.replaced };
};

describe('pairing', () => {
  it('Q10 takes the key out of the address and keeps it', () => {
    const storage = memoryStorage();
    expect(pairAt('#key=a%2Fb%3Dc', storage)).toEqual({
      key: 'a/b=c',
      keyKept: true,
      replaced: ['/tablet?message=3'],
    });
    expect(pairAt('', storage)).toEqual({ key: 'a/b=c', keyKept: true, replaced: [] });
  });

  it.each(['', '#', '#key=', '#other=1'])(
    'Q10 without a key, as in “%s”, it is not paired',
    (hash) => {
      expect(pairAt(hash).key).toBeNull();
    },
  );

  it('Q10 another key forgets what was kept, the same one does not', () => {
    const storage = memoryStorage();
    const kept = createKeptStorage(storage);
    pairAt('#key=one', storage);
    kept.write(NOTHING_KEPT, { ...NOTHING_KEPT, language: 'cs' });
    pairAt('#key=one', storage);
    expect(kept.read().language).toBe('cs');
    pairAt('#key=two', storage);
    expect(kept.read().language).toBeNull();
  });
});

describe('Y62 a storage that takes nothing in', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is read all the same, unless that throws', () => {
    const storage = full(memoryStorage());
    vi.stubGlobal('localStorage', storage);
    expect(ownStorage()).toBe(storage);
    vi.stubGlobal('localStorage', { ...storage, getItem: NO_STORAGE.setItem });
    expect(ownStorage()).toBe(NO_STORAGE);
    vi.stubGlobal('localStorage', undefined);
    expect(ownStorage()).toBe(NO_STORAGE);
  });

  it('pairs as long as the page is open, and keeps no key of another room', () => {
    expect(pairAt('#key=one', NO_STORAGE)).toMatchObject({ key: 'one', keyKept: false });
    const storage = memoryStorage();
    pairAt('#key=one', storage);
    const kept = full(storage);
    expect(pairAt('', kept)).toMatchObject({ key: 'one', keyKept: true });
    expect(pairAt('#key=one', kept)).toMatchObject({ key: 'one', keyKept: true });
    expect(pairAt('#key=two', kept)).toMatchObject({ key: 'two', keyKept: false });
    expect(pairAt('', kept).key).toBeNull();
  });

  it('does not hinder, and shows nothing as newer than it is', () => {
    const storage = memoryStorage();
    const before = { ...NOTHING_KEPT, keptAt: '2026-03-02T09:30:00.000Z' };
    createKeptStorage(storage).write(NOTHING_KEPT, before);
    const kept = createKeptStorage(full(storage));
    kept.write(before, { ...before, language: 'tr' });
    expect(kept.read()).toEqual(NOTHING_KEPT);
    const unusable = { ...NO_STORAGE, removeItem: NO_STORAGE.setItem.bind(null, '', '') };
    expect(() => createKeptStorage(unusable).forget()).not.toThrow();
  });
});

describe('what is kept', () => {
  it('Q10 is as if it were not there when it is not what it should be', () => {
    const storage = memoryStorage();
    storage.setItem('concierge.tablet.kept.requests', '{"no":"list"}');
    storage.setItem('concierge.tablet.kept.services', '[');
    expect(createKeptStorage(storage).read()).toEqual(NOTHING_KEPT);
  });
});
