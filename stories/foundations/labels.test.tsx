import { readFileSync } from 'node:fs';
import * as cs from '@concierge/ui/labels/cs';
import * as en from '@concierge/ui/labels/en';
import * as tr from '@concierge/ui/labels/tr';
import { describe, expect, it } from 'vitest';

const LANGUAGES = { cs, en, tr };

type Texts = Record<string, string>;

/** A file of texts of the console. */
function consoleTexts(language: string, file: string): unknown {
  const path = new URL(
    `../../packages/console/public/locales/${language}/${file}.json`,
    import.meta.url,
  );
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** All texts of one language, those of functions with the argument 7. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf((value as (n: unknown) => unknown)(7));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe.each(Object.entries(LANGUAGES))('ready-made labels in %s', (language, labels) => {
  it('Q6 are there for the same components as in the other languages', () => {
    expect(Object.keys(labels)).toEqual(Object.keys(en));
  });

  it('Q6 leave nothing out', () => {
    const texts = textsOf({ ...labels });
    expect(texts.length).toBeGreaterThan(70);
    expect(texts.filter((text) => text.trim() === '' || /\{\{|undefined/.test(text))).toEqual([]);
  });

  it('Q6 say what the console says', () => {
    const common = consoleTexts(language, 'common') as Record<'close' | 'loading', string>;
    const { list } = consoleTexts(language, 'common') as { list: Texts };
    const shell = consoleTexts(language, 'shell') as Record<string, Texts>;
    expect(labels.modalLabels.closeLabel).toBe(common.close);
    expect(labels.loadingLabel).toBe(common.loading);
    expect(list).toMatchObject({ ...labels.dataTableLabels });
    expect(list).toMatchObject({ previous: labels.paginationLabels.previous });
    expect(labels.paginationLabels.page(7)).toBe(list['page']?.replace('{{n}}', '7'));
    expect(shell['sidebar']).toMatchObject({ navigation: labels.sidebarLabels.navigation });
    expect(shell['user']).toMatchObject({ ...labels.userMenuLabels });
    expect(labels.themeMenuLabels.dark).toBe(shell['theme']?.['dark']);
  });
});

it('Q6 differ between the languages', () => {
  const english = textsOf({ ...en });
  for (const labels of [cs, tr]) {
    const same = textsOf({ ...labels }).filter((text, at) => text === english[at]);
    expect(same).toEqual([]);
  }
});
