import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@concierge/contract/constants';
import * as cs from '@concierge/ui/labels/cs';
import * as en from '@concierge/ui/labels/en';
import * as tr from '@concierge/ui/labels/tr';
import { describe, expect, it } from 'vitest';

/** What other languages have as well: English alone has the labels of requests, messages and devices. */
type Labels = Pick<typeof en, keyof typeof cs>;

const LABELS: Readonly<Record<Language, Labels>> = { en, tr, cs };

type Texts = Record<string, string>;

const pathOf = (path: string) => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url));
const LOCALES = pathOf('console/public/locales');

/** A file of texts of the console. */
function consoleTexts(language: string, file: string): unknown {
  return JSON.parse(readFileSync(`${LOCALES}/${language}/${file}.json`, 'utf8'));
}

/** Given to labels that are functions: 7 as a number and as a text, and so is what is read of it or what it returns. */
const SEVEN: unknown = new Proxy(() => '7', {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 7 : SEVEN),
});

/** All texts of one language. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return textsOf((value as (...all: unknown[]) => unknown)(SEVEN, SEVEN));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Texts that say nothing, or that were not filled in. */
function wrongIn(labels: object): string[] {
  const texts = textsOf({ ...labels });
  expect(texts.length).toBeGreaterThan(100);
  return texts.filter((text) => text.trim() === '' || /[{}]|undefined|NaN/.test(text));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** What the console says in a language, with anything in place of what it fills in. */
function patternsOf(language: string): RegExp[] {
  const files = readdirSync(`${LOCALES}/${language}`).map((file) => basename(file, '.json'));
  return files
    .flatMap((file) => textsOf(consoleTexts(language, file)))
    .filter((text) => text.replaceAll(/\{\{.*?\}\}|\W/gu, '').length > 1)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{.*?\}\}/)
            .map(escaped)
            .join('.+')}$`,
          'u',
        ),
    );
}

/** Folders of components that ask for words of their own. */
function askingFolders(layer: string): string[] {
  const folders = globSync(pathOf(`ui/src/${layer}/*/`));
  return folders
    .filter((folder) =>
      globSync(`${folder}/*.{ts,tsx}`).some((file) =>
        /^\s+(labels|\w+Label): /m.test(readFileSync(file, 'utf8')),
      ),
    )
    .map((folder) => basename(folder));
}

/** Whose words stand under the name of another. */
const SHARED: Texts = {
  BarChart: 'chartLabels',
  BottomSheet: 'modalLabels',
  Drawer: 'modalLabels',
  StatusPage: 'notFoundPageLabels',
};

const entryOf = (name: string) =>
  SHARED[name] ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}Labels`;

describe.each(LANGUAGES)('ready-made labels in %s', (language) => {
  const labels = LABELS[language];

  it.each(['components', 'layout'])(
    'Q6 are there for every component in %s that asks for words',
    (layer) => {
      const entries = askingFolders(layer).map(entryOf);
      expect(entries.length).toBeGreaterThan(7);
      expect(entries.filter((name) => !(name in labels))).toEqual([]);
    },
  );

  it('Q6 leave nothing out', () => {
    expect(wrongIn(labels)).toEqual([]);
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

describe('ready-made labels of requests, messages and devices', () => {
  const own: Record<string, unknown> = { ...en };
  const entries = askingFolders('concierge').map(entryOf);

  it('Q6 are there in English for every component that asks for words', () => {
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.filter((name) => !(name in own))).toEqual([]);
    expect(wrongIn(en)).toEqual([]);
  });

  it('Q6 say what the console says', () => {
    const patterns = patternsOf('en');
    const texts = entries.flatMap((name) => textsOf(own[name]));
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([]);
  });

  it('Q6 count as English does', () => {
    const { found } = en.iconPickerLabels;
    expect([1, 2].map((count) => found(count))).toEqual(['1 icon', '2 icons']);
    expect(en.devicePickerLabels.selected(3, 1200)).toBe('3 of 1,200 selected');
  });
});

it('Q6 differ between the languages', () => {
  for (const language of ['cs', 'tr'] as const) {
    const labels: Record<string, unknown> = LABELS[language];
    const same = Object.keys(labels).flatMap((name) => {
      const english = textsOf(LABELS.en[name as keyof Labels]);
      // What stands for the parts of a date is a letter, no word.
      const words = (text: string) => !/^(.)\1*$/.test(text);
      return textsOf(labels[name]).filter((text, at) => words(text) && text === english[at]);
    });
    expect(same).toEqual([]);
  }
});
