import manifest from '@concierge/ui/package.json';
import type { ReactElement } from 'react';
import changes from 'virtual:picture-changes';
import { Prose } from '../guides/Prose.tsx';
import { StorybookLink } from '../guides/StorybookLink.tsx';

const SHOWN = 5;

/** The version, and what the changesets say of the next one. */
export function News(): ReactElement {
  const { notes, released } = changes;
  return (
    <>
      <p>
        This is version {manifest.version}. {notes.length} changes{' '}
        {released ? 'came with it' : 'are on their way'}, such as:
      </p>
      <ul className="news">
        {notes.slice(0, SHOWN).map(({ text }) => (
          <li key={text}>
            <Prose>{text}</Prose>
          </li>
        ))}
      </ul>
      <p>
        <StorybookLink to="start-what-changed--what-changed">
          All changes, with pictures before and after
        </StorybookLink>
      </p>
    </>
  );
}
