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
/** How far its middle is from the part beside which it is, in px. */
const BESIDE = 12;

/** Where a mark may be: beside the part, so that it covers nothing, else on one of its corners. */
const placesOf = ({ left, right, top, bottom }: DOMRect): readonly [x: number, y: number][] => {
  const [middle, level] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [left - BESIDE, level],
    [right + BESIDE, level],
    [middle, top - BESIDE],
    [middle, bottom + BESIDE],
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
};

const isApart = (one: Mark, other: Mark) =>
  Math.abs(one.x - other.x) >= SIZE || Math.abs(one.y - other.y) >= SIZE;

/** Where words are seen in a page. */
function wordsIn(page: Document): DOMRect[] {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  const words: DOMRect[] = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    words.push(...range.getClientRects());
  }
  return words;
}

const isBeside = ({ x, y }: Mark, { left, right, top, bottom }: DOMRect) =>
  Math.max(left - x, x - right, top - y, y - bottom) >= SIZE / 2;

/** The names of parts and components in each entry of the list, in code style. */
function namesIn(list: HTMLElement): string[][] {
  return [...list.querySelectorAll('ol > li')].map((entry) =>
    [...entry.querySelectorAll('code')]
      .map((code) => code.textContent)
      .filter((name) => /^[A-Z]\w*$/.test(name)),
  );
}

/** The first part of this name that is seen. */
const partIn = (page: Document, name: string) =>
  [...page.querySelectorAll(`:is([data-part='${name}'], [data-component='${name}'])`)].find(
    (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );

/** A mark for each named part that is seen in the story. */
function marksOf(page: Document, names: readonly string[][]): Mark[] {
  const marks: Mark[] = [];
  const words = wordsIn(page);
  const { clientWidth, clientHeight } = page.documentElement;
  for (const [at, parts] of names.entries()) {
    const part = parts.map((name) => partIn(page, name)).find(Boolean);
    if (!part) continue;
    const places = placesOf(part.getBoundingClientRect()).map(([x, y]) => ({
      number: at + 1,
      x: Math.min(Math.max(x, SIZE / 2), clientWidth - SIZE / 2),
      y: Math.min(Math.max(y, SIZE / 2), clientHeight - SIZE / 2),
    }));
    const free = places.filter((place) => marks.every((mark) => isApart(mark, place)));
    const mark =
      free.find((place) => words.every((word) => isBeside(place, word))) ?? free[0] ?? places[0];
    if (mark) marks.push(mark);
  }
  return marks;
}

export interface AnatomyProps {
  /** The story that shows the parts. */
  of: Parameters<typeof useOf>[0];
  /** In px. Default: as high as the story, at most 480. */
  height?: number;
  /** The part that is pressed first, as the button of a menu is. */
  press?: string;
  /** Gives the story the whole width, with the list below. */
  wide?: boolean;
  /** A numbered list that names the parts as `data-part` does, in code style. */
  children: ReactNode;
}

/** The parts of a component, numbered where they are seen. */
export function Anatomy({ of, height, press, wide = false, children }: AnatomyProps): ReactElement {
  const { story } = useOf(of, ['story']);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const draw = useCallback(
    (page: Document) => {
      const button = press !== undefined && !pressed.current && partIn(page, press);
      if (button) {
        pressed.current = true;
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
      if (list.current) setMarks(marksOf(page, namesIn(list.current)));
    },
    [press],
  );
  return (
    <div className="guide-anatomy" data-wide={wide || undefined}>
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
