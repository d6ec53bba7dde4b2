import { describe, expect, it, vi } from 'vitest';
import { NOTHING_KEPT } from '../model/tabletState.ts';
import { createKeptStorage, memoryStorage } from './keptStorage.ts';
import { pair } from './pairing.ts';

function pageAt(hash: string) {
  const replaced: string[] = [];
  return {
    location: { hash, pathname: '/tablet', search: '?message=3' },
    history: { replaceState: (_state: unknown, _title: string, url: string) => replaced.push(url) },
    replaced,
  };
}

const pairAt = (hash: string, storage = memoryStorage()) => {
  const page = pageAt(hash);
  const history = { replaceState: page.history.replaceState } as unknown as History;
  return { key: pair({ location: page.location, history }, storage), replaced: page.replaced };
};

describe('pairing', () => {
  it('Q10 takes the key out of the address and keeps it', () => {
    const storage = memoryStorage();
    expect(pairAt('#key=a%2Fb%3Dc', storage)).toEqual({
      key: 'a/b=c',
      replaced: ['/tablet?message=3'],
    });
    expect(pairAt('', storage)).toEqual({ key: 'a/b=c', replaced: [] });
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

describe('what is kept', () => {
  it('Q10 is as if it were not there when it is not what it should be', () => {
    const storage = memoryStorage();
    storage.setItem('concierge.tablet.kept.requests', '{"no":"list"}');
    storage.setItem('concierge.tablet.kept.services', '[');
    expect(createKeptStorage(storage).read()).toEqual(NOTHING_KEPT);
  });

  it('Q10 a browser that keeps nothing does not hinder', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('quota');
      },
    };
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const kept = createKeptStorage(full);
    expect(() => kept.write(NOTHING_KEPT, { ...NOTHING_KEPT, language: 'tr' })).not.toThrow();
    expect(kept.read()).toEqual(NOTHING_KEPT);
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });
});
