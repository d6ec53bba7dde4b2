import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { use, useRef, useState, type ReactElement } from 'react';
import { StorybookLink } from './StorybookLink.tsx';

interface ViewportParameters {
  options?: Record<string, { styles?: { width: string; height: string } }>;
  defaultViewport?: string;
}

/** Storybook's own small viewport. */
const MOBILE = { width: '320px', height: '568px' };

/** What a window has of the toolbar. */
const TOOLBAR = ['theme', 'locale', 'direction', 'density'];

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

/**
 * A story in an iframe of its own width, for what covers the page or depends on the width of the window. Nothing in it
 * takes the focus from the reader, as a modal does that is open, until they ask to use it.
 */
export function Window({ of, height, bare = false }: WindowProps): ReactElement {
  const { story } = useOf(of, ['story']);
  const { globals } = use(DocsContext).getStoryContext(story) as {
    globals: Record<string, unknown>;
  };
  const [used, setUsed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { options, defaultViewport = '' } = (story.parameters['viewport'] ??
    {}) as ViewportParameters;
  const { value = defaultViewport } = (globals['viewport'] ?? {}) as { value?: string };
  const size = value === 'mobile1' ? MOBILE : options?.[value]?.styles;
  const width = Number.parseInt(size?.width ?? '', 10);
  const address = new URLSearchParams({
    still: '',
    viewMode: 'story',
    id: story.id,
    globals: TOOLBAR.map((name) => `${name}:${String(globals[name])}`).join(';'),
  });
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
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its modules need its scripts and its origin, and with both allowed a sandbox holds nothing back */}
      <iframe
        ref={frame}
        src={`iframe.html?${address}`}
        title={`${story.title}, ${story.name}`}
        loading="lazy"
        style={{
          blockSize: height ?? Math.min(Number.parseInt(size?.height ?? '440', 10), 640),
        }}
      />
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
