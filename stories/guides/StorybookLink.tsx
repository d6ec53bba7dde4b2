import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export interface StorybookLinkProps {
  /** The id of a story, or of a guide: `components-button--docs`. */
  to: string;
  /** Values for the toolbar: `{ theme: 'dark' }`. */
  globals?: Readonly<Record<string, string>>;
  children: ReactNode;
  className?: string;
}

/** As Storybook writes them into its addresses. */
const globalsParam = (globals: Readonly<Record<string, string>>): string =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A link to a story or guide that keeps the frame around it, unless asked for in another tab. */
export function StorybookLink({
  to,
  globals,
  children,
  className,
}: StorybookLinkProps): ReactElement {
  const viewMode = to.endsWith('--docs') ? 'docs' : 'story';
  return (
    <a
      className={className}
      href={`./?path=/${viewMode}/${to}${globals ? `&globals=${globalsParam(globals)}` : ''}`}
      target="_top"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        if (globals) addons.getChannel().emit(UPDATE_GLOBALS, { globals });
        addons.getChannel().emit(SELECT_STORY, { storyId: to, viewMode });
      }}
    >
      {children}
    </a>
  );
}
