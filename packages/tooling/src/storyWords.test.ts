import { expect, it } from 'vitest';
import { storyWords, wordsIn } from './storyWords.ts';

it('V6 a story is found by its sentence and by the everyday words behind @also', () => {
  const source = `
const meta = {};
export default meta;

/** A colleague answers at the same moment. */
export const Overtaken: Story = {};

/**
 * Nothing new
 * can arrive.
 *
 * @also offline, no connection
 * @also no internet
 */
export const Offline: Story = {};

export const Plain: Story = {};

// no doc comment
export const Other: Story = {};
`;
  expect(wordsIn('a.stories.tsx', source)).toEqual({
    Overtaken: { text: 'A colleague answers at the same moment.', also: [] },
    Offline: {
      text: 'Nothing new can arrive.',
      also: ['offline', 'no connection', 'no internet'],
    },
  });
});

it('the screens of the console have everyday words', () => {
  const words = storyWords();
  expect(words['./stories/screens/Shell.stories.tsx Offline']?.also).toContain('no connection');
  expect(words['./stories/screens/Requests.stories.tsx ReplyOvertaken']?.also).toContain(
    'who was faster',
  );
});
