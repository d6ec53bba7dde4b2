import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportedNames, publicApi, withoutComments } from './publicApi.ts';

describe('public API', () => {
  let folder: string;

  const write = (file: string, text: string) => writeFile(join(folder, file), text);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'api-'));
    await mkdir(join(folder, 'dist/Box'), { recursive: true });
    const exports = {
      './Box': { types: './dist/Box/index.d.ts', default: './dist/Box/index.js' },
      './tokens.json': './tokens.json',
    };
    await write('package.json', JSON.stringify({ exports }));
    await write('dist/Box/index.js', 'export { Box } from "./Box.js";');
    await write('dist/Box/index.d.ts', 'export { Box, type BoxProps } from "./Box.js";');
    await write(
      'dist/Box/Box.d.ts',
      'import { Edge } from "../edge.js";\n/** A box. */\ntype BoxProps = { edge: Edge };\ndeclare function Box(props: BoxProps): null;\nexport { Box, BoxProps };',
    );
    await write('dist/edge.d.ts', 'type Edge = "round" | "sharp";\nexport { Edge };');
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('tells values from types and follows every declaration', () => {
    expect(publicApi(folder)).toBe(`# Names

./Box
  value Box
  type  BoxProps

# Declarations

// Box/Box.d.ts
import { Edge } from "../edge.js";
type BoxProps = { edge: Edge };
declare function Box(props: BoxProps): null;
export { Box, BoxProps };

// edge.d.ts
type Edge = "round" | "sharp";
export { Edge };
`);
  });

  it('changes with a type that is only reached through others', async () => {
    const before = publicApi(folder);
    await write('dist/edge.d.ts', 'type Edge = "round";\nexport { Edge };');
    expect(publicApi(folder)).not.toBe(before);
  });

  it('does not change with a comment', async () => {
    const before = publicApi(folder);
    await write('dist/edge.d.ts', '// Two.\ntype Edge = "round" | "sharp";\nexport { Edge };');
    expect(publicApi(folder)).toBe(before);
  });

  it('refuses a value without a type, and names that are not written out', async () => {
    await write('dist/Box/index.js', 'export { Box, secret } from "./Box.js";');
    expect(() => publicApi(folder)).toThrow('./Box exports without types: secret');
    expect(() => exportedNames('a.js', 'export * from "./b.js";')).toThrow('written out');
  });

  it('leaves a comment sign inside a string alone', () => {
    expect(withoutComments('a.ts', 'const a = "/* no */"; // yes')).toBe('const a = "/* no */";');
  });
});
