import type changes from 'virtual:picture-changes';

type Missing = NonNullable<(typeof changes)['missing']>;

/** What is missing, and how to get it. */
export const MISSING: Readonly<Record<Missing, string>> = {
  history:
    'This Storybook was built without the history of the repository, so there are no earlier pictures. Build it in a git clone.',
  depth:
    'This Storybook was built from a shallow clone, whose history ends after the last version. Fetch the whole history: git fetch --unshallow.',
  pictures: 'No earlier commit has pictures.',
};

export interface PictureGroup {
  /** `screens-requests` */
  component: string;
  /** `Screens / Requests` */
  title: string;
  names: readonly string[];
}

/** Screens first: a change of a part shows in them. */
const ORDER = ['screens', 'concierge', 'layout', 'components', 'foundations'];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names of pictures are in small letters, those of components are not. */
const titleOf = (component: string, components: readonly string[]) =>
  component
    .split('-')
    .map((word) => components.find((name) => name.toLowerCase() === word) ?? capital(word))
    .join(' / ');

/** The pictures by component, in the order they are looked at. */
export function groupsOf(names: readonly string[], components: readonly string[]): PictureGroup[] {
  const groups = Map.groupBy(names, (name) => name.split('/')[0] ?? name);
  const rank = ({ component }: PictureGroup) => ORDER.indexOf(component.split('-')[0] ?? '');
  return [...groups]
    .map(([component, own]) => ({ component, title: titleOf(component, components), names: own }))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** `screens-requests/reply-pending` to `Reply pending`. */
export function stateOf(name: string): string {
  return capital((name.split('/')[1] ?? name).replaceAll('-', ' '));
}

/** The id of the story a picture is of; a theme at its end is no part of it. */
export const storyOf = (name: string): string =>
  name.replace('/', '--').replace(/-(light|dark|contrast)$/, '');

/** A text with `code` in it, in its pieces: those at odd places are code. */
export const piecesOf = (text: string): string[] => text.split('`');
