import type { RuntimeConfig } from '@concierge/contract/runtimeConfig';

function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin.replace(/^null$/, '')].filter(Boolean) : [];
}

function socketOrigin(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const { protocol, host } = new URL(url);
  return [`${protocol}//${host}`];
}

/**
 * What the page may load and which hosts it may call: this site, and the icon and live services where they
 * are elsewhere. Styles are written into the page by the style library.
 */
export function contentSecurityPolicy({
  iconServiceUrl,
  liveUrl,
}: Pick<RuntimeConfig, 'iconServiceUrl' | 'liveUrl'>): string {
  const icons = originOf(iconServiceUrl);
  const sockets = socketOrigin(liveUrl);
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...icons],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...icons, ...sockets],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
