import { expect, it } from 'vitest';
import { modifierKey } from './modifierKey.ts';

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', '⌘'],
  ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', '⌘'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0', 'Ctrl'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Ctrl'],
])('U35 the keys that are shown are those of the keyboard: %s', (userAgent, key) => {
  expect(modifierKey(userAgent)).toBe(key);
});
