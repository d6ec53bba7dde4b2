import { useOf } from '@storybook/addon-docs/blocks';
import { useRef, useState, type ReactElement } from 'react';
import { StorybookLink } from './StorybookLink.tsx';
import { StoryFrame, useViewport } from './StoryFrame.tsx';

/** Wider windows are as wide as the guide. */
const WIDEST = 1000;

export interface WindowProps {
  /** The story, as exported by its stories file. */
  of: Parameters<typeof useOf>[0];
  /** In px. Default: that of the story's viewport, at most 640. */
  height?: number;
  /** Without the line below it: what is around it says what it is. */
  bare?: boolean;
}

/** A story in a window of its own, for what covers the page or depends on the width of the window. */
export function Window({ of, height, bare = false }: WindowProps): ReactElement {
  const { story } = useOf(of, ['story']);
  const { width = WIDEST, height: own = 440 } = useViewport(story);
  const [used, setUsed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const start = () => {
    setUsed(true);
    const { contentDocument, contentWindow } = frame.current ?? {};
    if (contentDocument) contentDocument.documentElement.inert = false;
    contentWindow?.focus();
  };
  return (
    <figure
      className="sb-unstyled guide-window"
      style={{ inlineSize: width < WIDEST ? width : '100%' }}
    >
      <StoryFrame story={story} height={height ?? Math.min(own, 640)} frame={frame} />
      {!bare && (
        <figcaption>
          <span>
            {story.name}
            {width < WIDEST && `, ${width} px wide`}
          </span>
          {!used && (
            <button type="button" onClick={start}>
              Use it here
            </button>
          )}
          <StorybookLink to={story.id}>Open the story</StorybookLink>
        </figcaption>
      )}
    </figure>
  );
}
