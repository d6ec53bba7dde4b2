import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { use, type ReactElement } from 'react';

interface ViewportParameters {
  options?: Record<string, { styles?: { width: string; height: string } }>;
}

/** Storybook's own small viewport. */
const MOBILE = { width: '320px', height: '568px' };

export interface WindowProps {
  /** The story, as exported by its stories file. */
  of: Parameters<typeof useOf>[0];
  /** In px. Default: that of the story's viewport, at most 640. */
  height?: number;
}

/**
 * A story in a window of its own, of the width it asks for. For what covers the page, what depends on
 * the width of the window, and what is opened by the story's play function: a guide runs none inside
 * its own page.
 */
export function Window({ of, height }: WindowProps): ReactElement {
  const { story } = useOf(of, ['story']);
  const { globals } = use(DocsContext).getStoryContext(story) as {
    globals: Record<string, unknown>;
  };
  const { value } = (globals['viewport'] ?? {}) as { value?: string };
  const { options } = (story.parameters['viewport'] ?? {}) as ViewportParameters;
  const size = value === 'mobile1' ? MOBILE : options?.[value ?? '']?.styles;
  const address = new URLSearchParams({
    viewMode: 'story',
    id: story.id,
    globals: `theme:${String(globals['theme'])}`,
  });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this Storybook, and its scripts are modules of the same origin
    <iframe
      src={`iframe.html?${address}`}
      title={story.name}
      loading="lazy"
      style={{
        display: 'block',
        inlineSize: size && Number.parseInt(size.width, 10) < 1000 ? size.width : '100%',
        blockSize: height ?? Math.min(Number.parseInt(size?.height ?? '440', 10), 640),
        maxInlineSize: '100%',
        marginBlock: '16px 32px',
        border: '1px solid rgb(128 128 128 / 35%)',
        borderRadius: 4,
      }}
    />
  );
}
