/** The types of every entry under the oldest and the newest compiler we support, and both ways to resolve them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runBeside } from '../runQuietly.ts';

export const OLDEST_TYPESCRIPT = '5.4.5';

const COMPILERS = ['typescript', 'typescript-oldest'] as const;
const RESOLUTIONS = [
  ['bundler', 'esnext'],
  ['node16', 'node16'],
] as const;

export async function checkCompilers(app: string): Promise<void> {
  for (const [moduleResolution, module] of RESOLUTIONS) {
    const config = {
      compilerOptions: {
        module,
        moduleResolution,
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        // styled-components names Node's types in its own declarations.
        types: ['node'],
      },
      include: [],
      files: ['src/everyEntry.ts', 'src/oneOfEach.tsx', 'src/wrong.tsx'],
    };
    await writeFile(join(app, `tsconfig.${moduleResolution}.json`), JSON.stringify(config));
  }
  for (const compiler of COMPILERS) {
    for (const [resolution] of RESOLUTIONS) {
      const tsc = join(app, 'node_modules', compiler, 'bin/tsc');
      await runBeside(process.execPath, [tsc, '-p', `tsconfig.${resolution}.json`], app);
    }
  }
}
