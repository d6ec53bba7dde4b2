/** What stories say of themselves in their doc comments: a sentence, and the everyday words behind `@also`. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from './paths.ts';

export interface StoryWords {
  /** The doc comment without its tags, on one line. */
  text: string;
  /** Other words people look for it by. */
  also: readonly string[];
}

/** The inside of a doc comment, `* Text. @also one, another`, in its parts. */
function wordsOf(comment: string): StoryWords {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*+ ?/, '').trim());
  const [text = '', ...tags] = lines
    .join(' ')
    .trim()
    .split(/\s*@(?=[a-z]+\b)/);
  const also = tags
    .filter((tag) => tag.startsWith('also '))
    .flatMap((tag) => tag.slice('also '.length).split(','))
    .map((word) => word.trim());
  return { text: text.trim(), also: also.filter(Boolean) };
}

/** The words of the stories in one file, by the name of their export. */
export function wordsIn(file: string, source: string): Record<string, StoryWords> {
  const { program, comments } = parseSync(file, source);
  const found = program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = node;
    if (declaration?.type !== 'VariableDeclaration') return [];
    const id = declaration.declarations[0]?.id;
    const above = comments.findLast(
      ({ end, value }) =>
        value.startsWith('*') && end <= node.start && source.slice(end, node.start).trim() === '',
    );
    return id?.type === 'Identifier' && above ? [[id.name, wordsOf(above.value)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** By the story's place as Storybook's index names it: `./stories/screens/Shell.stories.tsx Offline`. */
export function storyWords(root: string = ROOT): Record<string, StoryWords> {
  const files = globSync(join(root, 'stories/**/*.stories.tsx')).toSorted();
  const all = files.flatMap((file) => {
    const path = `./${relative(root, file).replaceAll(sep, '/')}`;
    return Object.entries(wordsIn(file, readFileSync(file, 'utf8'))).map(
      ([name, words]) => [`${path} ${name}`, words] as const,
    );
  });
  return Object.fromEntries(all);
}
