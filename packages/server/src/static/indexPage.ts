import { createHash } from 'node:crypto';
import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '@concierge/contract/runtimeConfig';

/** The page every address of the console starts with. */
export interface IndexPage {
  html: string;
  etag: string;
}

const CONFIG_ELEMENT = new RegExp(
  `<script[^>]*id=["']${RUNTIME_CONFIG_ELEMENT_ID}["'][^>]*>[\\s\\S]*?</script>`,
);

interface PageParts {
  config: RuntimeConfig;
  /** Elements for the end of the head. */
  hints: string;
}

/**
 * Puts the runtime config into the page: into the element prepared for it, or before the end of the
 * head. `<` is escaped, so that no value can end the element.
 */
export function indexPage(html: string, { config, hints }: PageParts): IndexPage {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${RUNTIME_CONFIG_ELEMENT_ID}">${json}</script>`;
  const withConfig = CONFIG_ELEMENT.test(html)
    ? html.replace(CONFIG_ELEMENT, () => element)
    : html.replace('</head>', () => `${element}</head>`);
  const page = withConfig.replace('</head>', () => `${hints}</head>`);
  const hash = createHash('sha256').update(page).digest('base64url').slice(0, 27);
  return { html: page, etag: `"${hash}"` };
}

function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin.replace(/^null$/, '')].filter(Boolean) : [];
}

function socketOrigin(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const { protocol, host } = new URL(url);
  return [`${protocol}//${host}`];
}

/**
 * What the page may load and whom it may call: this site, and the icon and live services when they
 * stand elsewhere. Styles are written into the page by the style library.
 */
export function contentSecurityPolicy(config: RuntimeConfig): string {
  const icons = originOf(config.iconServiceUrl);
  const sockets = socketOrigin(config.liveUrl);
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
