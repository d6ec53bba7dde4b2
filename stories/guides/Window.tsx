import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { use, useState, type CSSProperties, type ReactElement } from 'react';

interface ViewportParameters {
  options?: Record<string, { styles?: { width: string; height: string } }>;
}

/** Storybook's own small viewport. */
const MOBILE = { width: '320px', height: '568px' };

/** Wider windows are as wide as the guide. */
const WIDEST = 1000;

export interface WindowProps {
  /** The story, as exported by its stories file. */
  of: Parameters<typeof useOf>[0];
  /** In px. Default: that of the story's viewport, at most 640. */
  height?: number;
  /**
   * Whether the story moves the focus when it mounts: then it is shown on request, since it would take the
   * focus from the reader. Default: when it has a play function.
   */
  takesFocus?: boolean;
}

const frame: CSSProperties = {
  display: 'block',
  maxInlineSize: '100%',
  marginBlock: '16px 32px',
  border: '1px solid rgb(128 128 128 / 35%)',
  borderRadius: 4,
};

/**
 * A story in an iframe of its own width. For what covers the page, what depends on the width of the window,
 * and what is opened by the story's play function: a guide runs none inside its own page.
 */
export function Window({ of, height, takesFocus }: WindowProps): ReactElement {
  const { story } = useOf(of, ['story']);
  const { globals } = use(DocsContext).getStoryContext(story) as {
    globals: Record<string, unknown>;
  };
  const [asked, setAsked] = useState(false);
  const { value } = (globals['viewport'] ?? {}) as { value?: string };
  const { options } = (story.parameters['viewport'] ?? {}) as ViewportParameters;
  const size = value === 'mobile1' ? MOBILE : options?.[value ?? '']?.styles;
  const width = Number.parseInt(size?.width ?? '', 10);
  if (!asked && (takesFocus ?? story.playFunction !== undefined)) {
    return (
      <button
        type="button"
        onClick={() => setAsked(true)}
        style={{
          ...frame,
          padding: '10px 16px',
          background: 'none',
          font: 'inherit',
          color: 'inherit',
          cursor: 'pointer',
        }}
      >
        Show {story.name}
        {width < WIDEST && `, ${width} px wide`}
      </button>
    );
  }
  const address = new URLSearchParams({
    viewMode: 'story',
    id: story.id,
    globals: `theme:${String(globals['theme'])}`,
  });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- its modules need its scripts and its origin, and with both allowed a sandbox holds nothing back
    <iframe
      src={`iframe.html?${address}`}
      title={story.name}
      loading="lazy"
      style={{
        ...frame,
        inlineSize: width < WIDEST ? width : '100%',
        blockSize: height ?? Math.min(Number.parseInt(size?.height ?? '440', 10), 640),
      }}
    />
  );
}
