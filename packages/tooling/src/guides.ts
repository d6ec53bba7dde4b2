/**
 * What every stories file of a component owes: the stories everybody looks for, and a guide of the same
 * name. MDX is not type-checked, so a name it uses is looked up here as well.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './paths.ts';

const FOLDERS = ['components', 'layout', 'concierge'] as const;

/** What a guide says, in this order. */
export const HEADINGS = [
  '## When to use',
  '## When not to',
  '## Anatomy',
  '## Keyboard',
  '## Accessibility',
  '### Review',
  '## Props',
] as const;

const MATRIX_NAME = /^(Matrix|All|AllStates|AllTones)$/;

/** Matrix stories that are called after what they vary. */
export const MATRIX_NAMES: Readonly<Record<string, string>> = {
  Avatar: 'Names',
  Badge: 'Counts',
  Card: 'Paddings',
  ServiceCard: 'AnyColor',
  ServiceIcon: 'Colours',
  Skeleton: 'Shapes',
  Spinner: 'Sizes',
};

/** Where a matrix makes no sense, and why. */
export const WITHOUT_MATRIX: Readonly<Record<string, string>> = {
  AppShell: 'It fills the window. Each variant and each width is a story.',
  ConfirmDialog: 'One question at a time stands over the page. Each tone and state is a story.',
  Header: 'A page has one banner. Each width and each connection state is a story.',
  IconPicker: 'One modal at a time stands over the page. Each catalogue and search is a story.',
  LoginLayout: 'It fills the window and has one main landmark and one heading.',
  Menu: 'One menu at a time is open. Each kind of entries is a story.',
  Modal: 'One modal at a time stands over the page. Each size is a story.',
  NotificationPrompt: 'One question at a time stands over the page.',
  PageHeader: 'It holds the only h1 of a page. What may be left out is a story.',
  Popover: 'One popover at a time is open, and its look is that of its content.',
  ReplyModal: 'One modal at a time stands over the page. Each state of a request is a story.',
  ServiceTable: 'Its rows look alike. What stands in their place is the matrix of DataTable.',
  SessionsModal: 'One modal at a time stands over the page. Each state of the list is a story.',
  StatusPage: 'It takes the place of a page and holds its only h1. Each kind is a story.',
  Tooltip: 'One tooltip at a time is shown.',
  UserServicesModal: 'One modal at a time stands over the page. Each state of the list is a story.',
  VisuallyHidden: 'There is nothing to see.',
};

/** Files that go on with the stories of another: guide, Playground and matrix are there. */
export const CONTINUED: Readonly<Record<string, string>> = {
  DataTableRows: 'DataTable',
  MessageFormKeyboard: 'MessageForm',
  SidebarMoves: 'Sidebar',
  UserFormModal: 'UserForm',
};

/** Components that are shown among the stories of another, which says so in its guide. */
export const SHOWN_WITH: Readonly<Record<string, string>> = {
  CrashPage: 'StatusPage',
  ForbiddenPage: 'StatusPage',
  NotFoundPage: 'StatusPage',
};

/** Folders of components that no stories file shows. */
export function withoutStories(): string[] {
  const folders = FOLDERS.flatMap((folder) =>
    globSync(join(ROOT, 'packages/ui/src', folder, '*/index.ts')),
  ).map((path) => basename(dirname(path)));
  const files = storyFiles();
  const shown = (name: string) => {
    const file = files.find((one) => one.name === (SHOWN_WITH[name] ?? name));
    return file?.guide?.includes(name) ?? false;
  };
  return folders.filter((name) => !shown(name));
}

export interface StoryFile {
  /** `Button` */
  name: string;
  code: string;
  /** Source of the files that go on with it; the guide may show their stories as well. */
  more?: string;
  /** Text of the guide beside it; `undefined` when there is none. */
  guide: string | undefined;
}

export function storyFiles(): StoryFile[] {
  const paths = FOLDERS.flatMap((folder) =>
    globSync(join(ROOT, 'stories', folder, '*.stories.tsx')).toSorted(),
  );
  const names = new Map(paths.map((path) => [basename(path, '.stories.tsx'), path]));
  for (const [file, whole] of Object.entries(CONTINUED)) {
    if (!names.has(whole)) throw new Error(`${file} goes on with ${whole}, which is not there`);
  }
  const codeOf = (name: string) => readFileSync(names.get(name) ?? '', 'utf8');
  const wholes = [...names].filter(([name]) => !(name in CONTINUED));
  return wholes.map(([name, path]) => {
    const guide = join(dirname(path), `${name}.mdx`);
    const parts = Object.keys(CONTINUED).filter((part) => CONTINUED[part] === name);
    return {
      name,
      code: codeOf(name),
      more: parts.map(codeOf).join('\n'),
      guide: existsSync(guide) ? readFileSync(guide, 'utf8') : undefined,
    };
  });
}

/** The source of every story of a file by its name. */
export function storiesIn(code: string): Map<string, string> {
  const pieces = code.split(/^export const (?=\w+: Story)/m).slice(1);
  return new Map(pieces.map((piece) => [/^\w+/.exec(piece)?.[0] ?? '', piece]));
}

/** What the stories of a component lack. */
export function storyProblems({ name, code }: StoryFile): string[] {
  const names = [...storiesIn(code).keys()];
  const problems = ['Default', 'Playground'].filter((wanted) => !names.includes(wanted));
  const matrix = names.some((one) => one === MATRIX_NAMES[name] || MATRIX_NAME.test(one));
  const excused = name in WITHOUT_MATRIX;
  if (!matrix && !excused) problems.push('a matrix story, or a reason why there is none');
  const found = problems.map((wanted) => `${name} lacks ${wanted}`);
  if (matrix && excused) found.push(`${name} has a matrix story and a reason against it`);
  return found;
}

/** The text below each heading, without the headings themselves. */
function sectionsOf(guide: string): Map<string, string> {
  const [, ...pieces] = guide.split(/^(?=##)/m);
  return new Map(
    pieces.map((piece) => {
      const [heading = '', ...text] = piece.split('\n');
      return [heading, text.join('\n').trim()];
    }),
  );
}

/** `keyboard={['A', 'B']}` of the review to `['A', 'B']`. */
function listOf(prop: string, text: string): string[] {
  const list = new RegExp(String.raw`${prop}=\{\[([^\]]*)\]`).exec(text)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '');
}

/** A play function written elsewhere opens or picks by keyboard: `play: openByKeyboard`. */
const PRESSES_KEYS = /\.keyboard\(|\.tab\(|play: (?!async\b)/;

function reviewProblems(review: string, stories: ReadonlyMap<string, string>): string[] {
  const date = /<Review date="(\d{4}-\d\d-\d\d)"/.exec(review)?.[1];
  const problems = date && !Number.isNaN(Date.parse(date)) ? [] : ['no date of a review'];
  const keyboard = listOf('keyboard', review);
  const idle = keyboard.filter((story) => !PRESSES_KEYS.test(stories.get(story) ?? ''));
  return [...problems, ...idle.map((story) => `${story} presses no key`)];
}

/** Names of parts in the anatomy that no component gives an element. */
export function unknownParts(anatomy: string, source: string): string[] {
  const items = anatomy.split('\n').filter((line) => line.startsWith('- `'));
  const named = items.flatMap((line) => {
    const [subject = ''] = line.split(' – ');
    return [...subject.matchAll(/`([A-Z]\w+)`/g)].map((match) => match[1] ?? '');
  });
  return named.filter(
    (name) =>
      !new RegExp(`data-part['"]?[=:] ?['"]${name}['"]`).test(source) &&
      !source.includes(`data-component="${name}"`) &&
      !source.includes(`export function ${name}(`),
  );
}

/** What is wrong with the guide of a component; `source` is all code of the ui package. */
export function guideProblems(
  { name, code, more = '', guide }: StoryFile,
  source: string,
): string[] {
  if (guide === undefined) return [`${name} has no guide: stories/…/${name}.mdx`];
  const stories = new Map([...storiesIn(code), ...storiesIn(more)]);
  const sections = sectionsOf(guide);
  const order = [...sections.keys()].filter((heading) => HEADINGS.some((one) => one === heading));
  const missing = HEADINGS.filter((heading) => !sections.has(heading));
  // Headings of level 2 hold their text up to the next heading, so `### Review` ends it.
  const empty = HEADINGS.filter((heading) => sections.get(heading) === '');
  const used = [...guide.matchAll(/Stories\.(\w+)/g)].map((match) => match[1] ?? '');
  const problems = [
    ...missing.map((heading) => `no "${heading}"`),
    ...empty.map((heading) => `nothing below "${heading}"`),
    ...(missing.length === 0 && order.join() !== HEADINGS.join() ? ['headings out of order'] : []),
    ...used.filter((story) => !stories.has(story)).map((story) => `no story ${story}`),
    ...reviewProblems(sections.get('### Review') ?? '', stories),
    ...unknownParts(sections.get('## Anatomy') ?? '', source).map((part) => `no part ${part}`),
    ...(guide.includes('<Meta of={Stories} />') ? [] : ['not tied to its stories']),
    ...(code.includes("'!autodocs'") ? [] : ["its stories lack the tag '!autodocs'"]),
  ];
  return problems.map((problem) => `${name}: ${problem}`);
}
