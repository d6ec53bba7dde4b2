import { defineConfig, Logger, parse } from '@terrazzo/parser';
import StyleDictionary from 'style-dictionary';
import { describe, expect, it } from 'vitest';
import tokens from '../tokens.json' with { type: 'json' };
import { dtcgGroup } from './dtcg.ts';
import { dtcgText } from './tokenFiles.ts';

const text = await dtcgText();

describe('tokens.dtcg.json', () => {
  it('holds the base, every density and every theme', () => {
    expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(tokens));
  });

  it('passes the rules of Terrazzo without a warning', async () => {
    const logger = new Logger();
    const source = { filename: new URL('file:///tokens.dtcg.json'), src: text };
    const config = defineConfig({}, { cwd: new URL('./', import.meta.url) });
    const read = await parse([source], { config, logger });
    expect(logger).toMatchObject({ warnCount: 0, errorCount: 0 });
    expect(Object.keys(read.tokens).length).toBeGreaterThan(250);
  });

  it('has the values of the CSS where Style Dictionary reads it, without a warning', async () => {
    const files = [{ destination: 'tokens.css', format: 'css/variables' }];
    const dictionary = new StyleDictionary({
      tokens: JSON.parse(text),
      platforms: { css: { transformGroup: 'css', files } },
      log: { warnings: 'error' },
    });
    const [css] = await dictionary.formatPlatform('css');
    const { light, dark, touch } = tokens;
    for (const line of [
      `--light-color-text-muted: ${light.color.textMuted};`,
      `--dark-color-danger-solid-hover: ${dark.color.danger.solidHover};`,
      `--dark-color-overlay: ${dark.color.overlay};`,
      '--dark-shadow-sm: 0px 1px 2px 0px rgb(0% 0% 0% / 0.4);',
      `--touch-size-control-md: ${touch.size.controlMd};`,
      '--base-text-xs-font-size: 0.75rem;',
      '--base-text-xs-line-height: 1rem;',
    ]) {
      expect(css?.output).toContain(line);
    }
  });

  it('refuses what the format cannot say', () => {
    const group = (value: unknown, type?: string) =>
      dtcgGroup([{ path: ['x'], $type: type, $value: value } as never]);
    expect(() => group('currentColor', 'color')).toThrow('Not a color');
    expect(() => group('auto', 'dimension')).toThrow('Not a number with a unit');
    expect(() => group('1px')).toThrow('without a type');
  });
});
