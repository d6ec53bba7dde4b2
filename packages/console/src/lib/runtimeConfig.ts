import {
  DEFAULT_RUNTIME_CONFIG,
  RUNTIME_CONFIG_ELEMENT_ID,
  type RuntimeConfig,
} from '@concierge/contract/runtimeConfig';

let config: RuntimeConfig | undefined;

/** The settings in the page; the defaults where it has none. */
export function runtimeConfig(): RuntimeConfig {
  config ??= readRuntimeConfig(
    typeof document === 'undefined'
      ? null
      : (document.getElementById(RUNTIME_CONFIG_ELEMENT_ID)?.textContent ?? null),
  );
  return config;
}

/** The settings in the text of the page's element. Anything unreadable counts as not said. */
export function readRuntimeConfig(text: string | null): RuntimeConfig {
  if (!text?.trim()) return DEFAULT_RUNTIME_CONFIG;
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given !== 'object' || given === null) return DEFAULT_RUNTIME_CONFIG;
    const known = Object.entries(given).filter(
      ([name, value]) => name in DEFAULT_RUNTIME_CONFIG && typeof value === 'string',
    );
    return { ...DEFAULT_RUNTIME_CONFIG, ...Object.fromEntries(known) };
  } catch (error) {
    console.error('The runtime configuration is not JSON:', error);
    return DEFAULT_RUNTIME_CONFIG;
  }
}
