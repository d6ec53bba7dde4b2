import { timeLimit } from '@concierge/contract/timeLimit';
import { siteUrl } from './http/http.ts';
import { runtimeConfig } from './runtimeConfig.ts';
import { storage } from './storage.ts';

/** What an icon is rendered from. */
export interface IconData {
  /** SVG content without the `<svg>` around it. */
  body: string;
  width: number;
  height: number;
}

/** The answer of an icon service to `{prefix}.json?icons=a,b`. */
interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

export interface IconLoader {
  /** The icon if it is available without a call. */
  cached: (fullName: string) => IconData | null;
  load: (fullName: string) => Promise<IconData | null>;
}

type Batch = Map<string, PromiseWithResolvers<IconData | null>>;

const KEPT_MS = 168 * 60 * 60 * 1000;
const DEFAULT_SIZE = 16;
const TIMEOUT_MS = 10_000;
const KEY = 'concierge.icon.';

/**
 * Loads interface icons by their `prefix:name` from the configured icon service (B11). Names requested
 * together are loaded in one call per prefix; answers are kept for 168 hours. An icon that fails to
 * load is null, and only logged.
 */
export function createIconLoader(
  serviceUrl: () => string = () => runtimeConfig().iconServiceUrl,
): IconLoader {
  const requested = new Map<string, Promise<IconData | null>>();
  const batches = new Map<string, Batch>();

  async function send(prefix: string): Promise<void> {
    const batch: Batch = batches.get(prefix) ?? new Map();
    batches.delete(prefix);
    const names = [...batch.keys()].toSorted((a, b) => a.localeCompare(b));
    let set: IconSet = { icons: {} };
    try {
      set = await fetchIcons(`${serviceUrl()}/${prefix}.json?icons=${names.join(',')}`);
    } catch (error) {
      console.error(`The icons ${prefix}:${names.join(',')} could not be loaded:`, error);
      // The service may be back when the icon is needed next.
      for (const name of names) requested.delete(`${prefix}:${name}`);
    }
    for (const [name, { resolve }] of batch) {
      const icon = iconOf(set, name);
      if (icon) remember(`${prefix}:${name}`, icon);
      resolve(icon);
    }
  }

  function request(prefix: string, name: string): Promise<IconData | null> {
    let batch = batches.get(prefix);
    if (!batch) {
      batch = new Map();
      batches.set(prefix, batch);
      setTimeout(() => void send(prefix), 0);
    }
    const answer = Promise.withResolvers<IconData | null>();
    batch.set(name, answer);
    return answer.promise;
  }

  return {
    cached: recall,
    load: (fullName) => {
      const known = requested.get(fullName);
      if (known) return known;
      const [prefix, name] = fullName.split(':');
      const kept = recall(fullName);
      const answer = kept || !prefix || !name ? Promise.resolve(kept) : request(prefix, name);
      requested.set(fullName, answer);
      return answer;
    },
  };
}

/** The console's own loader. */
export const icons = createIconLoader();

async function fetchIcons(address: string): Promise<IconSet> {
  const limit = timeLimit(TIMEOUT_MS);
  try {
    // The icon service may be a third party's, so no session and no headers go with the call.
    const answer = await fetch(new URL(address, siteUrl()), {
      credentials: 'omit',
      signal: limit.signal,
    });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return (await answer.json()) as IconSet;
  } finally {
    limit.end();
  }
}

function iconOf(set: IconSet, name: string): IconData | null {
  const icon = set.icons[name];
  if (!icon) return null;
  return {
    body: icon.body,
    width: icon.width ?? set.width ?? DEFAULT_SIZE,
    height: icon.height ?? set.height ?? DEFAULT_SIZE,
  };
}

function remember(fullName: string, icon: IconData): void {
  storage.set(KEY + fullName, JSON.stringify({ ...icon, until: Date.now() + KEPT_MS }));
}

function recall(fullName: string): IconData | null {
  const text = storage.get(KEY + fullName);
  if (text === null) return null;
  try {
    const { body, width, height, until } = JSON.parse(text) as IconData & { until: number };
    if (until > Date.now()) return { body, width, height };
  } catch {
    // Not written by this loader: it is removed.
  }
  storage.remove(KEY + fullName);
  return null;
}
