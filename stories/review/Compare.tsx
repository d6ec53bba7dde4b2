import { EmptyState, Select } from '@concierge/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import {
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  type StoryFinishedPayload,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { styled } from 'styled-components';
import { StorybookLink } from '../guides/StorybookLink.tsx';
import { CompareFrame, type Variant } from './CompareFrame.tsx';
import { Note, Page } from './Page.tsx';
import { useStories } from './useStories.ts';

const THEMES = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['contrast', 'High contrast'],
] as const;
const LANGUAGES = [
  ['en', 'English'],
  ['tr', 'Türkçe'],
  ['cs', 'Čeština'],
] as const;
const WIDTHS = [375, 768, 1280, 1920];

/** How wide the windows of themes and languages are at first: a component fills no desk. */
const FIRST_WIDTH: Readonly<Record<string, string>> = { Components: '375', Screens: '1280' };

interface Group {
  title: string;
  variants: readonly Variant[];
  columns: string;
}

/** What differs between groups; all else is as the toolbar says. */
function groupsFor(globals: Readonly<Record<string, string>>, width: number): readonly Group[] {
  const alike = 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))';
  return [
    {
      title: 'Three themes',
      columns: alike,
      variants: THEMES.map(([theme, label]) => ({ label, width, globals: { ...globals, theme } })),
    },
    {
      title: 'Three languages',
      columns: alike,
      variants: LANGUAGES.map(([locale, label]) => ({
        label,
        width,
        globals: { ...globals, locale },
      })),
    },
    {
      title: 'Four widths',
      // A phone next to a wall screen: each takes the square root of its width.
      columns: WIDTHS.map((px) => `${Math.round(Math.sqrt(px))}fr`).join(' '),
      variants: WIDTHS.map((px) => ({ label: `${px} px`, width: px, globals })),
    },
  ];
}

/** What Storybook says in a frame when its story does not come to a good end. */
const FAILURES = [STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION];

/** Gives the focus back to what had it before a frame took it. */
function useFocusBack(ended: number): void {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.tagName !== 'IFRAME') last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const { activeElement } = document;
    if (ended === 0 || !(activeElement instanceof HTMLIFrameElement)) return;
    activeElement.blur();
    if (last.current?.isConnected) last.current.focus({ preventScroll: true });
  }, [ended]);
}

/** How many frames have come to their end. One is loaded after the other, since play functions need the focus. */
function useTurns(story: string): number {
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    const onEnd = () => setEnded((count) => count + 1);
    // The page around the frames is a story as well.
    const onFinish = ({ storyId }: StoryFinishedPayload) => storyId === story && onEnd();
    const channel = addons.getChannel();
    channel.on(STORY_FINISHED, onFinish);
    for (const event of FAILURES) channel.on(event, onEnd);
    return () => {
      channel.off(STORY_FINISHED, onFinish);
      for (const event of FAILURES) channel.off(event, onEnd);
    };
  }, [story]);
  useFocusBack(ended);
  return ended;
}

interface FramesProps {
  story: string;
  name: string;
  groups: readonly Group[];
}

function Frames({ story, name, groups }: FramesProps): ReactElement {
  const ended = useTurns(story);
  const inTurn = groups.flatMap(({ variants }) => variants);
  return (
    <>
      {groups.map(({ title, variants, columns }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <Columns style={{ '--columns': columns }}>
            {variants.map((variant) => {
              const at = inTurn.indexOf(variant);
              const turn = at > ended ? 'before' : at === ended ? 'now' : 'after';
              return (
                <CompareFrame
                  key={variant.label}
                  {...variant}
                  story={story}
                  name={name}
                  turn={turn}
                />
              );
            })}
          </Columns>
        </section>
      ))}
    </>
  );
}

export interface CompareProps {
  /** The id of the story. */
  story: string;
  onStoryChange: (story: string) => void;
  theme: string;
  locale: string;
}

/** One story in three themes, three languages and four widths. */
export function Compare({ story, onStoryChange, theme, locale }: CompareProps): ReactElement {
  const stories = useStories();
  const chosen = stories.find(({ id }) => id === story);
  const [asked, setWidth] = useState<string>();
  const width = asked ?? FIRST_WIDTH[chosen?.title.split('/')[0] ?? ''] ?? '768';
  const name = chosen ? `${chosen.title} – ${chosen.name}` : '';
  return (
    <Page
      title="Compare"
      lead="One state in three themes, three languages and four widths. The button Compare in the toolbar of every story and guide leads here."
    >
      <Controls>
        <Select
          label="State"
          selected={chosen ? story : null}
          onSelectedChange={(value) => value && onStoryChange(value)}
          options={stories.map(({ id, title, name }) => ({
            value: id,
            label: `${title.replaceAll('/', ' / ')} – ${name}`,
          }))}
          placeholder="Choose a state"
          search={{ label: 'Search states', noMatches: 'No state is called so' }}
        />
        <Select
          label="Width of themes and languages"
          selected={width}
          onSelectedChange={(value) => setWidth(value ?? undefined)}
          options={WIDTHS.map((px) => ({ value: String(px), label: `${px} px` }))}
        />
      </Controls>
      {chosen ? (
        <>
          {!chosen.title.startsWith('Screens/') && (
            <Note>
              The texts of a component come from its story. The language changes what the component
              says itself, dates and numbers; <b>Screens</b> speak all three.
            </Note>
          )}
          <Frames
            key={`${story} ${width} ${theme} ${locale}`}
            story={story}
            name={name}
            groups={groupsFor({ theme, locale }, Number(width))}
          />
        </>
      ) : (
        stories.length > 0 && (
          <EmptyState title="No state is chosen">
            Choose one above, or{' '}
            <StorybookLink to="start-find-a-state--find-a-state">
              find one by its everyday name
            </StorybookLink>
            .
          </EmptyState>
        )
      )}
    </Page>
  );
}

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, 240px);
  gap: 16px;
  margin-block-end: 16px;

  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: var(--columns);
  align-items: start;
  gap: 20px;
  margin-block-start: 12px;

  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
