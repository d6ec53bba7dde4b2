import { BOOT_DATA_ELEMENT_ID, type BootData } from '@concierge/contract/bootData';
import { RUNTIME_CONFIG_ELEMENT_ID, type RuntimeConfig } from '@concierge/contract/runtimeConfig';

/** Where `index.html` takes what is known only when a page is requested. */
const SLOT = '<!--boot-->';

interface PageParts {
  config: RuntimeConfig;
  /** Null: the console asks for everything itself. */
  boot: BootData | null;
  /** Scripts of the screen, from the root of the site without the first slash. */
  scripts: readonly string[];
  /** Fonts to load ahead, so that no text changes its letters or place. Scripts come first: they take longer. */
  fonts: readonly string[];
}

/** An element with data for the console. `<` is escaped, so that no value can end it. */
function dataElement(id: string, data: unknown, attributes = ''): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}"${attributes}>${json}</script>`;
}

/**
 * Fills the slot of `index.html`. A boot element that names a user shows the static shell
 * (console/src/app/staticShell.css).
 */
export function renderPage(template: string, { config, boot, scripts, fonts }: PageParts): string {
  const parts = [
    ...fonts.map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${font}">`,
    ),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    dataElement(RUNTIME_CONFIG_ELEMENT_ID, config),
    boot ? dataElement(BOOT_DATA_ELEMENT_ID, boot, boot.user ? ' data-signed-in' : '') : '',
  ];
  return template.replace(SLOT, () => parts.join(''));
}

/** The fonts of the build that a page loads ahead. The static shell of a signed-in page asks for the first one itself. */
export function fontsOf({ language, user }: BootData, files: ReadonlySet<string>): string[] {
  const names = [...(user ? [] : ['latin']), ...(language === 'en' ? [] : ['latin-ext'])];
  return names.flatMap((name) => {
    const font = new RegExp(`^/assets/inter-${name}-wght-[^/]*\\.woff2$`);
    return [...files].filter((file) => font.test(file));
  });
}
