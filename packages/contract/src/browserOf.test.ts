import { expect, it } from 'vitest';
import { browserOf } from './browserOf.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ['Firefox', 'Windows', false],
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    ['Chrome', 'macOS', false],
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
    ['Edge', 'Windows', false],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    ['Safari', 'iPhone', true],
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X210) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
    ['Samsung Internet', 'Android', true],
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/153.0.0.0 Safari/537.36',
    ['Chrome', 'Linux', false],
  ],
] as const)('a browser has its usual name: %s', (userAgent, [browser, system, handheld]) => {
  expect(browserOf(userAgent)).toEqual({ browser, system, handheld });
});

it.each([[null], [''], ['node'], ['curl/8.14.1']])('%s is no browser anyone knows', (userAgent) => {
  expect(browserOf(userAgent)).toBeNull();
});
