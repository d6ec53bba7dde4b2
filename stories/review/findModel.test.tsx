import { expect, it } from 'vitest';
import { findStories } from './findModel.ts';
import type { FoundStory } from './useStories.ts';

const story = (title: string, name: string, also: string[] = [], text = ''): FoundStory => ({
  id: name,
  title,
  name,
  text,
  also,
  picture: undefined,
});

const stories = [
  story('Screens/Shell', 'Offline', ['no connection', 'no internet']),
  story('Layout/ConnectionBar', 'Default', ['offline'], 'Says that the page is old.'),
  story('Screens/Requests', 'Reply Overtaken', ['who was faster', 'çok geç']),
  story('Screens/Users', 'Delete', [], 'The question, with the name in it.'),
];

const names = (query: string) => findStories(query, stories).map(({ name }) => name);

it('V6 everyday words find the state, the whole expression first', () => {
  expect(names('who was faster')).toEqual(['Reply Overtaken']);
  expect(names('Who was FASTER?')).toEqual(['Reply Overtaken']);
  expect(names('offline')).toEqual(['Offline', 'Default']);
  expect(names('internet')).toEqual(['Offline']);
  expect(names('cok gec')).toEqual(['Reply Overtaken']);
});

it('names, places and sentences count too, from the beginning of a word', () => {
  expect(names('users del')).toEqual(['Delete']);
  expect(names('question')).toEqual(['Delete']);
  expect(names('line')).toEqual([]);
});

it('where no story fits all words, those with most of them are shown', () => {
  expect(names('offline connection lost')).toEqual(['Offline', 'Default']);
  expect(names('')).toEqual([]);
});
