import { type Plugin, build } from 'vite';

const UNUSED = 'unused:';

/** What Vite makes of the import of each entry of the ui package of which nothing is used: its code, by entry. */
export async function buildUnused(
  product: string,
  entries: readonly string[],
): Promise<Map<string, string>> {
  const unused: Plugin = {
    name: 'unused',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(UNUSED) ? id : undefined),
    load: (id) =>
      id.startsWith(UNUSED) ? `import '@concierge/ui${id.slice(UNUSED.length)}';` : undefined,
  };
  const input = entries.map((entry) => UNUSED + entry.slice(1));
  const built = await build({
    root: product,
    configFile: false,
    logLevel: 'silent',
    plugins: [unused],
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  const { output } = built as { output: readonly { fileName: string; code?: string }[] };
  return new Map(output.map(({ fileName, code = '' }) => [fileName, code]));
}
