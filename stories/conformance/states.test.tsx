import { expect, it } from 'vitest';

interface StoryFile {
  default: { title?: string };
  [story: string]: { tags?: readonly string[] } | object;
}

const files = import.meta.glob<StoryFile>(
  '../{concierge/{ServiceCard,RequestTable,ReplyModal,IconPicker},layout/{Sidebar,Panel}}.stories.tsx',
  { eager: true },
);

/** What designers review of the six pieces of the console, each a story in the menu. */
const STATES: Readonly<Record<string, string>> = {
  ServiceCard:
    'Default None Many Preview Disabled LongName IconFails AnyColor Loading DeletedServices Phone',
  RequestTable:
    'Default Waiting Approved Canceled Done OneService MarksOfStays Loading Pending Failed NoRequests ShortList FreshRows Sorted BecomesLate LongTexts WaitingPhone',
  ReplyModal:
    'Default Approved ApprovedByColleague Canceled CanceledByYou Completed WithoutHistory Confirming ConfirmingCancel NoteDisabled Pending Failed Conflict OvertakenWhileConfirming RightToLeft PhoneLongNote',
  IconPicker: 'Default NoneChosen Loading Failed EmptyCatalog Search NoMatches Many Phone',
  Sidebar:
    'Default Operator Minified SubMenuOpen FlyOutOpen ProfileMenuOpen WithFilter Filtered NothingFound Wide Light Transparent End LongTexts',
  Panel: 'Default WithControls WithAction Flush Collapsed Expanded Reloading Removed Failed',
};

it.each(Object.entries(STATES))('V9 the states of %s are in the menu', (name, states) => {
  const [, file] = Object.entries(files).find(([path]) => path.includes(`/${name}.stories`)) ?? [];
  const inMenu = Object.entries(file ?? {})
    .filter(([, story]) => !('tags' in story && story.tags?.includes('!dev')))
    .map(([story]) => story);
  expect(inMenu).toEqual(expect.arrayContaining(states.split(' ')));
});
