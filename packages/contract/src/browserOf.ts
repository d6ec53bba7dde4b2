/** The usual name of a browser, and what it runs on. */
export interface BrowserName {
  browser: string;
  system: string | null;
  handheld: boolean;
}

/** Most browsers also call themselves by the names of others, so the order decides. */
const BROWSERS: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];

const SYSTEMS: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: readonly [string, RegExp][], text: string) =>
  names.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** Reads what a browser calls itself; null for an unknown one. */
export function browserOf(userAgent: string | null): BrowserName | null {
  if (userAgent === null) return null;
  const browser = nameIn(BROWSERS, userAgent);
  if (browser === null) return null;
  const system = nameIn(SYSTEMS, userAgent);
  return { browser, system, handheld: /\bMobile\b|\biPad\b|\bAndroid\b/.test(userAgent) };
}
