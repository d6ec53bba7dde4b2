import { createHash } from 'node:crypto';
import {
  FIRST_VIEW_ELEMENT_ID,
  FIRST_VIEW_GUESSED,
  type FirstViewParts,
} from '@concierge/contract/firstView';
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
  /** What the page shows first. Without it the console draws everything. */
  view: FirstViewParts | null;
  /** Whether the language of the view is only what the browser says of itself. */
  guessed: boolean;
}

/** An element with data for the console. `<` is escaped, so that no value can end it. */
function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/**
 * Puts the runtime config into the page: into the element prepared for it, or before the end of the
 * head. With a first view it also holds its markup, its styles and the state it was drawn from.
 */
export function indexPage(html: string, { config, hints, view, guessed }: PageParts): IndexPage {
  const element = dataElement(RUNTIME_CONFIG_ELEMENT_ID, config);
  const withConfig = CONFIG_ELEMENT.test(html)
    ? html.replace(CONFIG_ELEMENT, () => element)
    : html.replace('</head>', () => `${element}</head>`);
  const withHints = withConfig.replace('</head>', () => `${hints}</head>`);
  const page = view ? withView(withHints, view, guessed) : withHints;
  const hash = createHash('sha256').update(page).digest('base64url').slice(0, 27);
  return { html: page, etag: `"${hash}"` };
}

const ROOT_ELEMENT = '<div id="root"></div>';

/** The state comes after the markup: what is seen does not wait for it. */
function withView(page: string, { head, html, state }: FirstViewParts, guessed: boolean): string {
  const data = dataElement(FIRST_VIEW_ELEMENT_ID, state);
  if (html === '') return page.replace(ROOT_ELEMENT, () => ROOT_ELEMENT + data);
  const attributes = `lang="${state.language}"${guessed ? ` data-view="${FIRST_VIEW_GUESSED}"` : ''}`;
  return (state.user ? withLaterScripts(page) : page)
    .replace(/<html[^>]*>/, () => `<html ${attributes}>`)
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(ROOT_ELEMENT, () => `<div id="root" ${untilUsable(state)}>${html}</div>${data}`);
}

/**
 * A screen is there to be read before it can be used: the page's first script loads the others once it has
 * been painted. A form is there to be filled in, so its scripts are not kept waiting.
 */
const withLaterScripts = (page: string): string =>
  page
    .replaceAll('<script type="module"', '<script type="later"')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"');

/**
 * What keeps a view from being used before the console has taken it over. Nobody's password may be sent
 * by a form without scripts. A screen full of rows is spared `inert`, whose end styles every element anew:
 * the page's first script keeps from it what is pressed and typed.
 */
const untilUsable = ({ user }: FirstViewParts['state']): string =>
  user ? 'aria-busy="true"' : 'inert';

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
