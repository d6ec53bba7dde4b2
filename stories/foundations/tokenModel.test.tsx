import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dtcgText } from '../../packages/ui/scripts/tokenFiles.ts';
import { allTokens, dtcgPath, THEMES } from './tokenModel.ts';

const css = readFileSync(new URL('../../packages/ui/tokens.css', import.meta.url), 'utf8');

it('V8 each token has its name, its CSS variable and its place in the file for design tools', async () => {
  const dtcg: unknown = JSON.parse(await dtcgText());
  expect(allTokens.length).toBeGreaterThan(100);
  expect(allTokens.find(({ name }) => name === 't.space[4]')).toMatchObject({
    variable: '--cc-space-4',
    path: 'space.4',
  });
  for (const token of allTokens) {
    const { light, dark } = token.values;
    const color = light === dark ? light : `light-dark(${light}, ${dark})`;
    expect(css).toContain(`${token.variable}: ${token.group === 'color' ? color : ''}`);
    for (const theme of THEMES) {
      const found = dtcgPath(token, theme)
        .split('.')
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], dtcg);
      expect(JSON.stringify(found), dtcgPath(token, theme)).toContain('"$value"');
    }
  }
});
