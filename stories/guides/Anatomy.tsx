import { useOf } from '@storybook/addon-docs/blocks';
import { useCallback, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { StoryFrame } from './StoryFrame.tsx';

interface Mark {
  number: number;
  x: number;
  y: number;
}

/** As wide as a mark, in px. */
const SIZE = 20;
/** Where a mark may lie on the edge of its part, as shares of width and height; the first that is free. */
const PLACES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0, 0.5],
  [1, 0.5],
  [0.5, 0],
  [0.5, 1],
] as const;

const isApart = (one: Mark, other: Mark) =>
  Math.abs(one.x - other.x) >= SIZE || Math.abs(one.y - other.y) >= SIZE;

/** The names of parts in each entry of the list, in code style. */
function namesIn(list: HTMLElement): string[][] {
  return [...list.querySelectorAll('ol > li')].map((entry) =>
    [...entry.querySelectorAll('code')].map((code) => code.textContent),
  );
}

/** A mark for each named part that is seen in the story. */
function marksOf(page: Document, names: readonly string[][]): Mark[] {
  const marks: Mark[] = [];
  const { clientWidth, clientHeight } = page.documentElement;
  for (const [at, parts] of names.entries()) {
    const part = parts
      .map((name) => page.querySelector(`[data-part="${CSS.escape(name)}"]`))
      .find((one) => one?.getBoundingClientRect().width);
    if (!part) continue;
    const { left, top, width, height } = part.getBoundingClientRect();
    const places = PLACES.map(([x, y]) => ({
      number: at + 1,
      x: Math.min(Math.max(left + x * width, SIZE / 2), clientWidth - SIZE / 2),
      y: Math.min(Math.max(top + y * height, SIZE / 2), clientHeight - SIZE / 2),
    }));
    const free = places.find((place) => marks.every((mark) => isApart(mark, place)));
    const mark = free ?? places[0];
    if (mark) marks.push(mark);
  }
  return marks;
}

export interface AnatomyProps {
  /** The story that shows the parts. */
  of: Parameters<typeof useOf>[0];
  /** In px. Default: as high as the story, at most 480. */
  height?: number;
  /** A numbered list that names the parts as `data-part` does, in code style. */
  children: ReactNode;
}

/** The parts of a component, numbered where they are seen. */
export function Anatomy({ of, height, children }: AnatomyProps): ReactElement {
  const { story } = useOf(of, ['story']);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const draw = useCallback((page: Document) => {
    if (list.current) setMarks(marksOf(page, namesIn(list.current)));
  }, []);
  return (
    <div className="guide-anatomy">
      <div className="sb-unstyled anatomy-picture">
        <StoryFrame story={story} height={height} onDraw={draw} />
        {marks.map(({ number, x, y }) => (
          <span key={number} aria-hidden="true" style={{ left: x, top: y }}>
            {number}
          </span>
        ))}
      </div>
      <div ref={list}>{children}</div>
    </div>
  );
}
