/** The sources of a product that installs the ui package: what the consumer test writes and builds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';
import { ONE_OF_EACH, PAGE_WITH_EACH } from './oneOfEach.ts';

const TSCONFIG = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    // styled-components names Node's types in its own declarations.
    types: ['vite/client', 'node'],
  },
  include: ['src'],
};

const PAGE = `<!doctype html>
<html lang="en" data-theme="light">
  <head><meta charset="utf-8" /><title>A product</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`;

const MAIN = `import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
// First of all, where a later plain selector would win: the tokens stand in a layer.
import './brand.css';
import '@concierge/ui/tokens.css';
import { GlobalStyle, t, UiProvider } from '@concierge/ui';
import { Button, type ButtonProps } from '@concierge/ui/Button';

const variant: NonNullable<ButtonProps['variant']> = 'primary';

function Product() {
  const [count, setCount] = useState(0);
  return (
    <UiProvider locale="en">
      <GlobalStyle />
      <Button variant={variant} onClick={() => setCount(count + 1)} style={{ margin: t.space[4] }}>
        Pressed {count} times
      </Button>
    </UiProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('no root');
createRoot(root).render(<StrictMode><Product /></StrictMode>);
`;

const TOKENS = `import dtcg from '@concierge/ui/tokens.dtcg.json' with { type: 'json' };

export const colors: object = dtcg.light.color;
`;

/** What must not compile: the types have to arrive, not only resolve. */
const WRONG = `import { Button } from '@concierge/ui/Button';
// @ts-expect-error an unknown variant
export const unknownVariant = <Button variant="loud">Press</Button>;
// @ts-expect-error a button without a text
export const empty = <Button />;
`;

function everyEntry(entries: readonly string[]): string {
  const imports = entries.map((entry, at) => `import * as e${at} from '${specifierOf(entry)}';`);
  const list = entries.map((_entry, at) => `e${at}`).join(', ');
  return `${imports.join('\n')}\nexport const all: object[] = [${list}];\n`;
}

/** `./Button` to `@concierge/ui/Button`. */
export function specifierOf(entry: string): string {
  return `@concierge/ui${entry.slice(1)}`;
}

/** Every file of the product by its path. */
export function consumerFiles(
  manifest: object,
  entries: readonly string[],
): Record<string, string> {
  return {
    'package.json': JSON.stringify(manifest, null, 2),
    'tsconfig.json': JSON.stringify(TSCONFIG, null, 2),
    'index.html': PAGE,
    'src/main.tsx': MAIN,
    'src/page.tsx': PAGE_WITH_EACH,
    'src/oneOfEach.tsx': ONE_OF_EACH,
    // The brand of the documentation page, word for word.
    'src/brand.css': readFileSync(join(ROOT, 'stories/foundations/tealBrand.css'), 'utf8'),
    'src/wrong.tsx': WRONG,
    'src/everyEntry.ts': everyEntry(entries),
    'src/tokens.ts': TOKENS,
    // The root on purpose: leaving the rest out is then the bundler's work, which we have to allow.
    'src/buttonOnly.ts': `export { Button } from '@concierge/ui';\n`,
  };
}
