import { RULED_OUT, WORDS } from '@concierge/console/testing/wordList';
import { LANGUAGES, type Language } from '@concierge/contract/constants';
import type { ReactElement, ReactNode } from 'react';
import shell from '../../packages/console/public/locales/en/shell.json';

type Tree = { [name: string]: string | Tree };

const files = import.meta.glob<Tree>('../../packages/console/public/locales/*/*.json', {
  import: 'default',
  eager: true,
});

function leaves(tree: Tree, prefix: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${name}`, value] as [string, string]]
      : leaves(value, `${prefix}${name}.`),
  );
}

/** All texts of a language by `namespace:key`. */
function textsOf(language: Language): Map<string, string> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  return new Map(
    own.flatMap(([path, tree]) => leaves(tree, `${path.split('/').at(-1)?.replace('.json', '')}:`)),
  );
}

const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, textsOf(language)]),
) as Record<Language, Map<string, string>>;

function Table({ label, head, rows }: { label: string; head: string[]; rows: ReactNode[][] }) {
  return (
    <table aria-label={label} className="content-table">
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows stay in their places
          <tr key={at}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NAMES = shell.language;
const languageNames = LANGUAGES.map((language) => NAMES[language]);

/** What each thing is called in every language. */
export function OneWord(): ReactElement {
  return (
    <Table
      label="One word per thing"
      head={['Thing', ...languageNames]}
      rows={WORDS.map(([thing, , , word]) => [
        thing,
        ...LANGUAGES.map((language) => (
          <span key={language} lang={language}>
            {TEXTS[language].get(word)}
          </span>
        )),
      ])}
    />
  );
}

const COUNTED = 'shell:menu.waitingCount';

function counted(language: Language, count: number): string {
  const form = new Intl.PluralRules(language).select(count);
  const texts = TEXTS[language];
  const text = texts.get(`${COUNTED}_${form}`) ?? texts.get(`${COUNTED}_other`) ?? '';
  return text.replace(/\{\{count[^}]*\}\}/, new Intl.NumberFormat(language).format(count));
}

/** One counted text for the numbers at which its form changes. */
export function Plurals(): ReactElement {
  return (
    <Table
      label="Plurals"
      head={['Number', ...languageNames]}
      rows={[1, 2, 5, 1234].map((count) => [
        count,
        ...LANGUAGES.map((language) => (
          <span key={language} lang={language}>
            {counted(language, count)}
          </span>
        )),
      ])}
    />
  );
}

/** The words that are ruled out, and what is said instead. */
export function NotSaid(): ReactElement {
  return (
    <>
      {LANGUAGES.map((language) => (
        <section key={language} aria-label={NAMES[language]}>
          <h3>{NAMES[language]}</h3>
          <Table
            label={`Not said in ${NAMES[language]}`}
            head={['Not', 'But']}
            rows={RULED_OUT.filter(([own]) => own === language).map(([, word, , instead]) => [
              <span key={word} lang={language}>
                {word}
              </span>,
              instead,
            ])}
          />
        </section>
      ))}
    </>
  );
}
