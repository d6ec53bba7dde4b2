import { DocsContext, type useOf } from '@storybook/addon-docs/blocks';
import { use, useState, type ReactElement, type RefObject } from 'react';

type Story = ReturnType<typeof useOf<'story'>>['story'];

interface ViewportParameters {
  options?: Record<string, { styles?: { width: string; height: string } }>;
  defaultViewport?: string;
}

/** Storybook's own small viewport. */
const MOBILE = { width: '320px', height: '568px' };

/** What a frame has of the toolbar. */
const TOOLBAR = ['theme', 'locale', 'direction', 'density'];

/** The width and height of a story's viewport in px, if it has one. */
export function useViewport(story: Story): { width?: number; height?: number } {
  const { globals } = use(DocsContext).getStoryContext(story);
  const { options, defaultViewport = '' } = (story.parameters['viewport'] ??
    {}) as ViewportParameters;
  const { value = defaultViewport } = (globals['viewport'] ?? {}) as { value?: string };
  const size = value === 'mobile1' ? MOBILE : options?.[value]?.styles;
  if (!size) return {};
  return { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) };
}

/** Calls back at once, and whenever what the page shows changes. */
function follow(page: Document, onChange: () => void): void {
  onChange();
  new MutationObserver(onChange).observe(page, {
    attributes: true,
    childList: true,
    subtree: true,
  });
  const events = ['transitionend', 'animationend', 'scroll', 'contentvisibilityautostatechange'];
  for (const event of events) page.addEventListener(event, onChange, true);
  page.defaultView?.addEventListener('resize', onChange);
}

export interface StoryFrameProps {
  story: Story;
  /** In px. Default: as high as what the story shows, at most `highest`. */
  height: number | undefined;
  highest?: number;
  frame?: RefObject<HTMLIFrameElement | null>;
  /** What the story shows has changed. */
  onDraw?: (page: Document) => void;
}

/** A story in an iframe. Nothing in it takes the focus from the reader, as a modal does that is open. */
export function StoryFrame({
  story,
  height,
  highest = 480,
  frame,
  onDraw,
}: StoryFrameProps): ReactElement {
  const { globals } = use(DocsContext).getStoryContext(story);
  const [measured, setMeasured] = useState(120);
  const address = new URLSearchParams({
    still: '',
    viewMode: 'story',
    id: story.id,
    globals: TOOLBAR.map((name) => `${name}:${String(globals[name])}`).join(';'),
  });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- its modules need its scripts and its origin, and with both allowed a sandbox holds nothing back
    <iframe
      ref={frame}
      src={`iframe.html?${address}`}
      title={`${story.title}, ${story.name}`}
      loading="lazy"
      style={{ blockSize: height ?? measured }}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (!contentDocument) return;
        follow(contentDocument, () => {
          const shown = contentDocument.querySelector('#storybook-root');
          setMeasured(Math.min(Math.max(shown?.scrollHeight ?? 0, 120), highest));
          onDraw?.(contentDocument);
        });
      }}
    />
  );
}
