import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export interface StorybookLinkProps {
  /** The id of a story, or of a guide: `components-button--docs`. */
  to: string;
  children: ReactNode;
  className?: string;
}

const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A link to a story or guide that keeps the frame around it, unless asked for in another tab. */
export function StorybookLink({ to, children, className }: StorybookLinkProps): ReactElement {
  const viewMode = to.endsWith('--docs') ? 'docs' : 'story';
  return (
    <a
      className={className}
      href={`./?path=/${viewMode}/${to}`}
      target="_top"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        addons.getChannel().emit(SELECT_STORY, { storyId: to, viewMode });
      }}
    >
      {children}
    </a>
  );
}
