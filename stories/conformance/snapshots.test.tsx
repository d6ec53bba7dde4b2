import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import preview from '../setup/preview.tsx';

interface ComposedStory {
  id: string;
  tags: readonly string[];
  parameters: { chromatic: { modes: object; disableSnapshot?: boolean } };
}

/** A full build of Chromatic's; 5,000 snapshots a month are free. */
const MOST = 1350;

setProjectAnnotations(preview);
const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../**/*.stories.tsx', {
  eager: true,
});
const stories = Object.values(files)
  .flatMap((file) => Object.values<ComposedStory>(composeStories(file)))
  .map(({ id, tags, parameters: { chromatic } }) => ({
    id,
    tags,
    snapshots: chromatic.disableSnapshot ? [] : Object.keys(chromatic.modes),
  }));
const idsOf = (some: typeof stories) => some.map(({ id }) => id);

it('V14 a full build has few snapshots', () => {
  const { length } = stories.flatMap(({ snapshots }) => snapshots);
  console.log(`${length} snapshots of ${stories.length} stories`);
  expect(length).toBeGreaterThan(stories.length);
  expect(length).toBeLessThanOrEqual(MOST);
});

it('V14 every state of the menu has a snapshot in light, what only tests has none', () => {
  const wrong = stories.filter(
    ({ tags, snapshots }) => tags.includes('dev') !== snapshots.includes('light'),
  );
  expect(idsOf(wrong)).toEqual([]);
});

it('V14 what has a picture in dark has a snapshot in dark', () => {
  const wrong = stories.filter(
    ({ tags, snapshots }) => tags.includes('picture-dark') && !snapshots.includes('dark'),
  );
  expect(idsOf(wrong)).toEqual([]);
});
