import { t, VisuallyHidden } from '@concierge/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { globalsParam, StorybookLink } from '../guides/StorybookLink.tsx';

export interface Variant {
  /** What differs from its neighbours: `Dark`, `Türkçe`, `768 px`. */
  label: string;
  /** Of the window it is drawn in, in px. */
  width: number;
  globals: Readonly<Record<string, string>>;
}

/** Height of a window of this width. */
const heightFor = (width: number) => (width < 500 ? 812 : width < 1000 ? 1024 : 900);

/** Room for the shadow of the lowest element. */
const MARGIN = 24;

/** Longer ones are cut off. */
const TALLEST = 1600;

/** Where the lowest thing of a page ends. */
function bottomOf({ body }: Document): number {
  const bottoms = [...body.querySelectorAll('#storybook-root *, body > :not(#storybook-root) *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect().bottom);
  return Math.ceil(Math.max(0, ...bottoms));
}

/** Calls back with the end of a story once it is drawn, and whenever that may have changed. */
function watchBottom(page: Document, onBottom: (px: number) => void): () => void {
  let frame = 0;
  const measure = () => {
    frame = 0;
    if (page.body.classList.contains('sb-show-main')) onBottom(bottomOf(page));
  };
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(measure);
  });
  observer.observe(page, { subtree: true, childList: true, attributes: true });
  measure();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** Makes a story that has come to its end a picture: a modal in it would take the focus back from any other frame. */
function calm(frame: HTMLIFrameElement | null): void {
  const inside = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (!inside) return;
  inside.HTMLElement.prototype.focus = () => undefined;
  if (inside.document.activeElement instanceof inside.HTMLElement) {
    inside.document.activeElement.blur();
  }
}

export interface CompareFrameProps extends Variant {
  /** The id of the story. */
  story: string;
  name: string;
  /** Frames take turns. */
  turn: 'before' | 'now' | 'after';
}

/** A story in a window of its own width, made small to fit its column. */
export function CompareFrame(props: CompareFrameProps): ReactElement {
  const { label, width, globals, story, name, turn } = props;
  const box = useRef<HTMLDivElement>(null);
  const [column, setColumn] = useState(0);
  const [bottom, setBottom] = useState<number>();
  const frame = useRef<HTMLIFrameElement>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setColumn(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => {
    if (turn === 'after') calm(frame.current);
  }, [turn]);
  const scale = Math.min(1, column / width);
  const height = Math.min(Math.max(heightFor(width), bottom ?? 0), TALLEST);
  const address = new URLSearchParams({
    id: story,
    viewMode: 'story',
    globals: globalsParam({ motion: 'reduce', ...globals }),
  });
  return (
    <Figure>
      <figcaption>
        <strong>{label}</strong>
        <StorybookLink to={story} globals={globals}>
          Open<VisuallyHidden> {`${name}, ${label}`}</VisuallyHidden>
        </StorybookLink>
      </figcaption>
      <Box
        ref={box}
        aria-busy={bottom === undefined}
        style={{ blockSize: scale * Math.min(height, (bottom ?? height) + MARGIN) }}
      >
        {turn !== 'before' && column > 0 && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- its modules need its scripts and its origin, and with both allowed a sandbox holds nothing back
          <iframe
            ref={frame}
            src={`iframe.html?${address}`}
            title={`${name}, ${label}`}
            inert={turn === 'after'}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            onLoad={({ currentTarget }) => {
              const page = currentTarget.contentDocument;
              if (page) stop.current = watchBottom(page, setBottom);
            }}
          />
        )}
      </Box>
    </Figure>
  );
}

const Figure = styled.figure`
  min-inline-size: 0;
  margin: 0;

  figcaption {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    margin-block-end: 6px;
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;

const Box = styled.div`
  overflow: hidden;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.md};
  background: ${t.color.surfaceSunken};

  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;
