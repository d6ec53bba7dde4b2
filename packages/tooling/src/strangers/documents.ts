/** The code of the documents in the tarball: it compiles, and every component it exports renders on a server. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { documentCode, documentNames } from '../documentCode.ts';
import { runBeside } from '../runQuietly.ts';

const FOLDER = 'documents';

/** The router of one of them. */
export const REACT_ROUTER = '7.18.5';

/** Those of a framework run in an app of theirs. */
const OF_NEXT = 'next.md';

export async function checkDocuments(app: string): Promise<void> {
  const modules: string[] = [];
  for (const name of documentNames()) {
    for (const { language, file, code } of documentCode(name)) {
      const path = join(FOLDER, name.replace('.md', ''), file);
      await mkdir(dirname(join(app, path)), { recursive: true });
      await writeFile(join(app, path), code);
      if (language.startsWith('ts') && name !== OF_NEXT && !file.startsWith('vite.'))
        modules.push(path);
    }
  }
  const config = {
    extends: './tsconfig.json',
    // What a product starts with: the documents are no lesson in compiler options.
    compilerOptions: {
      module: 'esnext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
      exactOptionalPropertyTypes: false,
      types: ['vite/client'],
    },
    include: [FOLDER],
  };
  await writeFile(join(app, 'tsconfig.documents.json'), JSON.stringify(config));
  await runBeside(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.documents.json'],
    app,
  );
  await writeFile(join(app, 'src/documents.ts'), rendersAll(modules));
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'src/documents.ts',
      outDir: 'dist-documents',
      rolldownOptions: { output: { entryFileNames: 'documents.js' } },
    },
  });
  await runBeside(process.execPath, ['dist-documents/documents.js'], app);
}

const rendersAll = (modules: readonly string[]): string => `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
${modules.map((path, at) => `import * as m${at} from '../${path}';`).join('\n')}
const modules: Record<string, Record<string, unknown>> = { ${modules.map((path, at) => `'${path}': m${at}`).join(', ')} };
let rendered = 0;
for (const [path, module] of Object.entries(modules)) {
  for (const [name, value] of Object.entries(module)) {
    if (!/^[A-Z][a-z]/.test(name)) continue;
    const html = renderToString(createElement(value as () => null));
    if (html === '') throw new Error(path + ': ' + name + ' renders nothing');
    rendered += 1;
  }
}
if (rendered < modules.length) throw new Error('Too few components were rendered: ' + rendered);
`;
