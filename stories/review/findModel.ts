import type { FoundStory } from './useStories.ts';

/** Words that say nothing of a state, unless nothing else was typed. */
const LITTLE = new Set('a an and at be i in is it of on or the to was what when where'.split(' '));

/** Without case, marks of letters and signs: `Çalışıyor!` to `calisiyor`. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a query is compared with, the best place first. */
const placesOf = ({ name, title, text, also }: FoundStory): readonly (readonly string[])[] => [
  [name],
  also,
  [title],
  [text],
];

/** How well one word fits a story: 0 is not at all. A word fits one that begins with it. */
function weightOf(word: string, story: FoundStory): number {
  const places = placesOf(story);
  const at = places.findIndex((texts) =>
    texts.some((text) => ` ${folded(text)}`.includes(` ${word}`)),
  );
  return at === -1 ? 0 : places.length - at;
}

/** A whole expression is what was looked for; a whole screen tells more than a part of one. */
function bonusOf(query: string, { name, also, title }: FoundStory): number {
  const screen = title.startsWith('Screens/') ? 1 : 0;
  if (folded(name) === query) return 200 + screen;
  return also.some((text) => folded(text) === query) ? 100 + screen : screen;
}

/** The stories that all words fit, the best first; where there is none, those that most words fit. */
export function findStories(typed: string, stories: readonly FoundStory[]): FoundStory[] {
  const query = folded(typed);
  if (query === '') return [];
  const all = query.split(' ');
  const telling = all.filter((word) => !LITTLE.has(word));
  const words = telling.length > 0 ? telling : all;
  const judged = stories.map((story) => {
    const weights = words.map((word) => weightOf(word, story));
    return {
      story,
      fitting: weights.filter((weight) => weight > 0).length,
      weight: weights.reduce((sum, weight) => sum + weight, bonusOf(query, story)),
    };
  });
  const most = Math.max(0, ...judged.map(({ fitting }) => fitting));
  return judged
    .filter(({ fitting }) => fitting > 0 && fitting === most)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ story }) => story);
}
