import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases: Record<string, { parent: string }>;
}

const lucide = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as IconSet;

/** What every Lucide icon says of its lines; `Icon` says it once, for the whole drawing. */
const LINES =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

const SHAPE = /<(\w+) ([^>]*)\/>/g;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

/** The shapes alone, as what React draws them from: `[['circle', { cx: '12', cy: '12', r: '10' }]]`. */
function shapesOf(name: string, body: string): string {
  if (body.split(LINES).length !== 2) throw new Error(`${name} has lines of its own`);
  const shapes = body.replace(LINES, '').replace(/^<g>(.*)<\/g>$/s, '$1');
  if (shapes.replaceAll(SHAPE, '').trim() !== '') throw new Error(`${name} is more than shapes`);
  const texts = [...shapes.matchAll(SHAPE)].map(([, tag, attributes = '']) => {
    const props = [...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => `${key}: '${value}'`);
    return `['${tag}', { ${props.join(', ')} }]`;
  });
  return `[${texts.join(', ')}]`;
}

function bodyOf(name: string): string {
  const icon = lucide.icons[name] ?? lucide.icons[lucide.aliases[name]?.parent ?? ''];
  if (!icon) throw new Error(`Lucide has no icon named ${name}`);
  return shapesOf(name, icon.body);
}

/** The generated file of the bundled icons by absolute path. */
export function iconFiles(): Map<string, string> {
  const path = fileURLToPath(
    new URL('../src/components/Icon/iconData.generated.ts', import.meta.url),
  );
  const lines = ICON_NAMES.map((name) => `  '${name}': ${bodyOf(name)},`);
  const text = `// Written by scripts/generate.ts from @iconify-json/lucide (ISC). Do not edit.

/** SVG shapes on a 24 x 24 canvas, stroked with round lines of width 2. */
export const iconData = {
${lines.join('\n')}
} as const;
`;
  return new Map([[path, text]]);
}

/** The interface icons that are bundled, by their Lucide name. Add one here, then run `generate.ts`. */
const ICON_NAMES: readonly string[] =
  `arrow-right ban bed-double bell-ring chart-column check check-check chevron-down chevron-left chevron-right
  chevron-up chevrons-up-down circle circle-alert circle-check circle-dot clock cloud-off concierge-bell
  contrast download ellipsis external-link eye eye-off file-text history house inbox info key-round
  layout-dashboard layout-grid list-filter loader-circle lock log-out mail maximize-2 menu message-square
  message-square-plus minimize-2 minus monitor moon panel-left-close panel-left-open pencil plus printer receipt
  receipt-text refresh-cw rotate-ccw search send settings shield-check smartphone sun tablet
  tablet-smartphone tag trash-2 triangle-alert undo-2 user user-cog user-plus user-round users wifi-off x`.split(
    /\s+/,
  );
