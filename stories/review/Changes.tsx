import { Alert, Button, EmptyState, Select, t, Tag } from '@concierge/ui';
import { type ReactElement, useState } from 'react';
import { styled } from 'styled-components';
import facts from 'virtual:component-facts';
import changes from 'virtual:picture-changes';
import { StorybookLink } from '../guides/StorybookLink.tsx';
import {
  groupsOf,
  MISSING,
  piecesOf,
  type PictureGroup,
  stateOf,
  storyOf,
} from './changesModel.ts';
import { Note, Page } from './Page.tsx';
import { PictureCompare, type View, VIEWS } from './PictureCompare.tsx';
import { useStories } from './useStories.ts';

type Change = (typeof changes)['notes'][number];

const COMPONENTS = facts.map(({ name }) => name);

const guideOf = (name: string) => facts.find((one) => one.name === name)?.guide;

function Code({ text }: { text: string }): ReactElement {
  const guide = guideOf(text);
  const code = <code>{text}</code>;
  return guide ? <StorybookLink to={guide}>{code}</StorybookLink> : code;
}

/** One sentence of the changelog, with links to the components it names. */
function ChangeText({ text, weight }: Change): ReactElement {
  return (
    <li>
      <Tag tone={weight === 'major' ? 'warning' : 'neutral'}>{weight}</Tag>
      <p>
        {piecesOf(text).map((piece, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of a fixed text have no other name
          at % 2 === 1 ? <Code key={at} text={piece} /> : piece,
        )}
      </p>
    </li>
  );
}

interface GroupProps {
  group: PictureGroup;
  view: View;
  /** Whether it is open at first. */
  first: boolean;
}

function Group({ group, view, first }: GroupProps): ReactElement {
  const [open, setOpen] = useState(first);
  const alive = new Set(useStories().map(({ id }) => id));
  const { title, names } = group;
  return (
    <Fold open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} <span>{names.length}</span>
      </summary>
      {open &&
        names.map((name) => (
          <section key={name} aria-label={stateOf(name)}>
            <h3>
              {alive.has(storyOf(name)) ? (
                <StorybookLink to={storyOf(name)}>{stateOf(name)}</StorybookLink>
              ) : (
                stateOf(name)
              )}
            </h3>
            <PictureCompare name={name} view={view} />
          </section>
        ))}
    </Fold>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }): ReactElement | null {
  if (names.length === 0) return null;
  return (
    <Fold>
      <summary>
        {title} <span>{names.length}</span>
      </summary>
      <ul>
        {groupsOf(names, COMPONENTS).map((group) => (
          <li key={group.component}>
            {group.title}: {group.names.map(stateOf).join(', ')}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** How many components are listed at first. */
const FIRST = 20;

function Pictures(): ReactElement {
  const [view, setView] = useState<View>('side');
  const [all, setAll] = useState(false);
  const groups = groupsOf(changes.changed, COMPONENTS);
  const shown = all ? groups : groups.slice(0, FIRST);
  return (
    <>
      <Select
        label="Show"
        selected={view}
        onSelectedChange={(value) =>
          setView(VIEWS.find((one) => one.value === value)?.value ?? view)
        }
        options={VIEWS}
        style={{ maxInlineSize: 220, marginBlockEnd: 16 }}
      />
      {shown.map((group, at) => (
        <Group key={group.component} group={group} view={view} first={at === 0} />
      ))}
      {shown.length < groups.length && (
        <Button onClick={() => setAll(true)}>Show {groups.length - shown.length} more</Button>
      )}
      <Names title="New pictures" names={changes.added} />
      <Names title="Pictures that are gone" names={changes.removed} />
    </>
  );
}

function Since(): ReactElement | null {
  const { since, version, changed } = changes;
  if (!since) return null;
  return (
    <Note>
      {changed.length} pictures differ from{' '}
      {since.first ? (
        <>
          the first ones, of <time dateTime={since.date}>{since.date}</time>: version {version} had
          none
        </>
      ) : (
        <>
          those of version {version}, of <time dateTime={since.date}>{since.date}</time>
        </>
      )}{' '}
      (<code>{since.commit.slice(0, 7)}</code>).
    </Note>
  );
}

/** What the next version brings, or right after a release that one: its sentences, and each picture before and after. */
export function Changes(): ReactElement {
  const { version, released, notes, missing, since, changed, added, removed } = changes;
  const nothing = changed.length + added.length + removed.length === 0;
  return (
    <Page
      title="What changed"
      lead={`Since version ${version}: what the changelog ${released ? `says of ${released}` : 'will say'}, and how every state looked before and looks now.`}
    >
      <h2>In words</h2>
      {notes.length === 0 ? (
        <EmptyState title={`Nothing since version ${version}`} />
      ) : (
        <Notes>
          {notes.map((note) => (
            <ChangeText key={note.text} {...note} />
          ))}
        </Notes>
      )}
      <h2>In pictures</h2>
      {missing && (
        <Alert tone="warning" title="There are no pictures to compare with">
          {MISSING[missing]}
        </Alert>
      )}
      <Since />
      {since && (nothing ? <EmptyState title="No picture has changed" /> : <Pictures />)}
    </Page>
  );
}

const Notes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 560px), 1fr));
  gap: 16px 40px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: 12px;
  }
  p {
    margin: 0;
    white-space: pre-line;
  }
`;

const Fold = styled.details`
  border-block-end: 1px solid ${t.color.border};

  summary {
    padding-block: 12px;
    font-weight: 600;
    cursor: pointer;
  }
  summary > span {
    color: ${t.color.textMuted};
    font-weight: 400;
  }
  summary:focus-visible {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
    border-radius: ${t.radius.sm};
  }
  section {
    margin-block-end: 32px;
  }
  h3 {
    margin-block-end: 4px;
  }
  h3 > a {
    display: inline-block;
    padding-block: 4px;
  }
  ul {
    margin: 0 0 16px;
    padding-inline-start: 20px;
  }
`;
