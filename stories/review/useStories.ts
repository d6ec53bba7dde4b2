import { useEffect, useState } from 'react';
import pictures from 'virtual:pictures';
import storyWords from 'virtual:story-words';

/** A state one can look at. */
export interface FoundStory {
  id: string;
  /** `Reply Overtaken` */
  name: string;
  /** `Screens/Requests` */
  title: string;
  text: string;
  /** Everyday words for it. */
  also: readonly string[];
  /** Its committed picture, as a path in `/pictures/now`. */
  picture: string | undefined;
}

interface Entry {
  type: string;
  id: string;
  name: string;
  title: string;
  tags?: readonly string[];
  importPath: string;
  exportName?: string;
}

/** Storybook's own list of its stories. */
const INDEX = 'index.json';
/** The pages about stories are none themselves. */
const OWN = 'Start/';

const pictured = new Set(pictures);

/** The stories that are in the menu, with what their doc comments say. */
export function storiesOf(entries: readonly Entry[]): FoundStory[] {
  return entries
    .filter(({ type, tags, title }) => {
      return type === 'story' && tags?.includes('dev') === true && !title.startsWith(OWN);
    })
    .map(({ id, name, title, importPath, exportName = '' }) => {
      const { text = '', also = [] } = storyWords[`${importPath} ${exportName}`] ?? {};
      const picture = id.replace('--', '/');
      return { id, name, title, text, also, picture: pictured.has(picture) ? picture : undefined };
    });
}

let loaded: Promise<FoundStory[]> | undefined;

async function load(): Promise<FoundStory[]> {
  const answer = await fetch(INDEX);
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return storiesOf(Object.values(entries));
}

/** All stories; empty until Storybook's list is there. */
export function useStories(): readonly FoundStory[] {
  const [stories, setStories] = useState<readonly FoundStory[]>([]);
  useEffect(() => {
    loaded ??= load();
    void loaded.then(setStories);
  }, []);
  return stories;
}
