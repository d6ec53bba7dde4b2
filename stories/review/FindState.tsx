import { EmptyState, SearchField, t, VisuallyHidden } from '@concierge/ui';
import { type ReactElement, useState } from 'react';
import { styled } from 'styled-components';
import { StorybookLink } from '../guides/StorybookLink.tsx';
import { COMPARE_PAGE, COMPARED } from './compare.ts';
import { findStories } from './findModel.ts';
import { Page } from './Page.tsx';
import { type FoundStory, useStories } from './useStories.ts';

/** Shown at once; more say that the words are too wide. */
const MOST = 24;

/** What people look for, each of which finds something (e2e/storybook). */
export const EXAMPLES = [
  'offline',
  'who was faster',
  'wrong password',
  'nothing to do',
  'are you sure',
  'no access',
  'unsaved changes',
  'skeleton',
];

function Result({ story }: { story: FoundStory }): ReactElement {
  const { id, title, name, text, also, picture } = story;
  return (
    <Item>
      <StorybookLink to={id} className="picture">
        <Picture data-part-of={title.startsWith('Screens/') ? undefined : 'page'}>
          {picture ? (
            <img src={`pictures/now/${picture}.png`} alt="" loading="lazy" decoding="async" />
          ) : (
            'No picture'
          )}
        </Picture>
        <strong>
          {title.split('/').slice(1).join(' / ')} – {name}
        </strong>
      </StorybookLink>
      {text && <p>{text}</p>}
      {also.length > 0 && <p className="also">Also: {also.join(', ')}</p>}
      <StorybookLink to={COMPARE_PAGE} globals={{ [COMPARED]: id }} className="compare">
        Compare<VisuallyHidden> {name}</VisuallyHidden> in themes, languages and widths
      </StorybookLink>
    </Item>
  );
}

const found = (number: number, shown: number) => {
  const states = number === 1 ? '1 state' : `${number} states`;
  return shown < number ? `${states}, the best ${shown} are shown` : states;
};

export interface FindStateProps {
  /** What is searched for at first. */
  initialQuery: string;
  onQueryChange: (query: string) => void;
}

/** Finds a story by its everyday name. */
export function FindState({ initialQuery, onQueryChange }: FindStateProps): ReactElement {
  const [query, setQuery] = useState(initialQuery);
  const stories = useStories();
  const change = (value: string) => {
    setQuery(value);
    onQueryChange(value);
  };
  const results = findStories(query, stories);
  const shown = results.slice(0, MOST);
  const asked = query.trim() !== '' && stories.length > 0;
  return (
    <Page
      title="Find a state"
      lead="Say it as you would to a colleague: the words of this page are not those of the code."
    >
      <Field
        label="What do you want to see?"
        placeholder="offline, who was faster, wrong password …"
        value={query}
        onChange={change}
        labels={{ clear: 'Clear' }}
      />
      <Examples aria-label="Examples">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => change(example)}>
              {example}
            </button>
          </li>
        ))}
      </Examples>
      <Count role="status">{asked ? found(results.length, shown.length) : ''}</Count>
      {asked && results.length === 0 ? (
        <EmptyState title="No state has such a name">
          Try another word, or look through Screens in the menu.
        </EmptyState>
      ) : (
        <Results aria-label="States">
          {shown.map((story) => (
            <Result key={story.id} story={story} />
          ))}
        </Results>
      )}
    </Page>
  );
}

const Field = styled(SearchField)`
  max-inline-size: 560px;
`;

const Examples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;

  button {
    min-block-size: 28px;
    padding: 0 10px;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.full};
    background: ${t.color.surface};
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    cursor: pointer;
  }
  button:hover {
    background: ${t.color.surfaceHover};
  }
  button:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }
`;

const Count = styled.p`
  min-block-size: 20px;
  margin: 24px 0 12px;
  color: ${t.color.textMuted};
`;

const Results = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 24px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Picture = styled.span`
  display: block;
  block-size: 190px;
  margin-block-end: 8px;
  overflow: hidden;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.md};
  background: ${t.color.canvas};
  color: ${t.color.textMuted};
  text-align: center;
  line-height: 190px;

  img {
    display: block;
    inline-size: 100%;
  }
  /* A part of a page is small in its picture. */
  &[data-part-of] > img {
    inline-size: 200%;
  }
`;

const Item = styled.li`
  .picture {
    display: block;
    color: ${t.color.text};
    text-decoration: none;
  }
  .picture:hover > strong {
    text-decoration: underline;
  }
  .picture:hover > :first-child {
    border-color: ${t.color.borderStrong};
  }
  .picture:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: 4px;
    border-radius: ${t.radius.md};
  }
  p {
    margin: 2px 0;
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
  .compare {
    display: inline-block;
    padding-block: 3px;
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
  .also {
    color: ${t.color.textMuted};
  }
`;
