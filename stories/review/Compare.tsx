import { EmptyState, Select } from '@concierge/ui';
import { type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react';
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

/** Frames that load side by side: more are slower than one after the other. */
const AT_ONCE = 2;

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

/**
 * A story that moves the focus when it opens would take it from whoever reads this page. What the reader does
 * with Tab or the pointer is left alone.
 */
function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let tabs = false;
    const remember = ({ target }: FocusEvent) => {
      tabs = false;
      if (target instanceof HTMLElement && target.tagName !== 'IFRAME') last = target;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      tabs = key === 'Tab';
    };
    const onBlur = () => {
      const { activeElement } = document;
      if (tabs || activeElement?.tagName !== 'IFRAME' || activeElement.matches(':hover')) return;
      if (last?.isConnected) last.focus({ preventScroll: true });
      else (activeElement as HTMLElement).blur();
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', onKey);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
}

interface FramesProps {
  story: string;
  name: string;
  groups: readonly Group[];
}

function Frames({ story, name, groups }: FramesProps): ReactElement {
  const drawn = useRef(new Set<string>());
  const [done, setDone] = useState(0);
  let at = 0;
  return (
    <>
      {groups.map(({ title, variants, columns }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <Columns style={{ '--columns': columns } as CSSProperties}>
            {variants.map((variant) => {
              const key = `${title} ${variant.label}`;
              const started = at < done + AT_ONCE;
              at += 1;
              return (
                <CompareFrame
                  key={key}
                  {...variant}
                  story={story}
                  name={name}
                  started={started}
                  onDrawn={() => {
                    drawn.current.add(key);
                    setDone(drawn.current.size);
                  }}
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
  useKeptFocus();
  const stories = useStories();
  const [width, setWidth] = useState('1280');
  const chosen = stories.find(({ id }) => id === story);
  const name = chosen ? `${chosen.title} – ${chosen.name}` : '';
  return (
    <Page
      title="Compare"
      lead="One state in three themes, three languages and four widths. The button Compare in the toolbar of every story and guide leads here."
    >
      <Controls>
        <Select
          label="State"
          value={chosen ? story : null}
          onChange={(value) => value && onStoryChange(value)}
          options={stories.map(({ id, title, name }) => ({
            value: id,
            label: `${title.replaceAll('/', ' / ')} – ${name}`,
          }))}
          placeholder="Choose a state"
          search={{ label: 'Search states', noMatches: 'No state is called so' }}
        />
        <Select
          label="Width of themes and languages"
          value={width}
          onChange={(value) => setWidth(value ?? width)}
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
