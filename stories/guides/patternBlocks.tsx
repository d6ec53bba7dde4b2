import { Story } from '@storybook/addon-docs/blocks';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import index from 'virtual:guides';
import { Example } from './Example.tsx';
import { Links } from './Links.tsx';
import { Prose } from './Prose.tsx';
import { Window } from './Window.tsx';

/** How a pattern page begins. */
export function PatternHead({ name }: { name: string }): ReactElement {
  return (
    <header className="sb-unstyled guide-head">
      <p className="guide-group">Patterns</p>
      <h1>{name}</h1>
    </header>
  );
}

interface SideProps {
  verdict: 'do' | 'not';
  of: unknown;
  /** The height of a frame, for what covers the page. */
  framed: number | undefined;
  children: ReactNode;
}

const VERDICTS = {
  do: { word: 'Do', sign: 'M3 8.5l3.5 3.5L13 4.5' },
  not: { word: 'Don’t', sign: 'M4 4l8 8M12 4l-8 8' },
} as const;

function Side({ verdict, of, framed, children }: SideProps): ReactElement {
  const { word, sign } = VERDICTS[verdict];
  return (
    <figure className="pair-side" data-verdict={verdict}>
      <div className="pair-story">
        <Shown of={of} framed={framed} />
      </div>
      <figcaption>
        <strong>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={sign} fill="none" stroke="currentColor" strokeWidth="2.2" />
          </svg>
          {word}
        </strong>
        <span>{children}</span>
      </figcaption>
    </figure>
  );
}

function Shown({ of, framed }: Pick<SideProps, 'of' | 'framed'>): ReactElement {
  if (isValidElement(of)) return <Example>{of}</Example>;
  return framed ? <Window of={of} height={framed} bare /> : <Story of={of} inline />;
}

export interface PairProps {
  /** What to do: a story, or an element. */
  of: unknown;
  /** What to avoid. */
  not: unknown;
  /** Why, in a sentence or two; component names in code style. */
  because: string;
  whyNot: string;
  /** For what covers the page: both in frames of this height, in px. */
  framed?: number;
}

/** The same task done well and badly, side by side, with our own components. */
export function Pair({ of, not, because, whyNot, framed }: PairProps): ReactElement {
  return (
    <div className="sb-unstyled pair">
      <Side verdict="do" of={of} framed={framed}>
        <Prose>{because}</Prose>
      </Side>
      <Side verdict="not" of={not} framed={framed}>
        <Prose>{whyNot}</Prose>
      </Side>
    </div>
  );
}

/** The guides of the components a pattern is made of, and the other patterns. */
export function PatternParts({ name }: { name: string }): ReactElement {
  const components = index.patterns.find((pattern) => pattern.name === name)?.components ?? [];
  return (
    <nav className="sb-unstyled guide-related" aria-labelledby="related">
      <h2 id="related">Related</h2>
      <Links
        label="Components"
        to={index.guides.filter((guide) => components.includes(guide.name))}
      />
      <Links label="Patterns" to={index.patterns.filter((pattern) => pattern.name !== name)} />
    </nav>
  );
}
