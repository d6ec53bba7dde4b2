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

/** Where the lowest thing of a page ends. */
function contentHeight({ body }: Document): number {
  const bottoms = [...body.querySelectorAll('#storybook-root *, body > :not(#storybook-root) *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect().bottom);
  return Math.ceil(Math.max(0, ...bottoms)) + MARGIN;
}

/** Calls back when the story is drawn, and with its height whenever that may have changed. */
function watchStory(page: Document, onDrawn: () => void, onHeight: (px: number) => void) {
  let frame = 0;
  const measure = () => {
    frame = 0;
    if (!/\bsb-show-(main|errordisplay|nopreview)\b/.test(page.body.className)) return;
    onHeight(contentHeight(page));
    onDrawn();
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

export interface CompareFrameProps extends Variant {
  /** The id of the story. */
  story: string;
  name: string;
  /** Whether it may load: frames take turns. */
  started: boolean;
  onDrawn: () => void;
}

/** A story in a window of its own width, made small to fit its column. */
export function CompareFrame(props: CompareFrameProps): ReactElement {
  const { label, width, globals, story, name, started, onDrawn } = props;
  const box = useRef<HTMLDivElement>(null);
  const [column, setColumn] = useState(0);
  const [content, setContent] = useState<number>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setColumn(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => stop.current?.(), []);
  const scale = Math.min(1, column / width);
  const height = heightFor(width);
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
        aria-busy={content === undefined}
        style={{ blockSize: scale * Math.min(content ?? height, height) }}
      >
        {started && column > 0 && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- its modules need its scripts and its origin, and with both allowed a sandbox holds nothing back
          <iframe
            src={`iframe.html?${address}`}
            title={`${name}, ${label}`}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
            onLoad={({ currentTarget }) => {
              const page = currentTarget.contentDocument;
              if (page) stop.current = watchStory(page, onDrawn, setContent);
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
