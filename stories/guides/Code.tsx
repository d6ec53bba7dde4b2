import { CodeOrSourceMdx, DocsContext, Source } from '@storybook/addon-docs/blocks';
import { use, type ComponentProps, type ReactElement } from 'react';
import index from 'virtual:guides';
import { useToolbar } from '../setup/toolbar.ts';
import { StorybookLink } from './StorybookLink.tsx';

/** The component whose guide this page is. */
export function useOwnName(): string | undefined {
  const context = use(DocsContext);
  const [story] = context.componentStories();
  return story?.title.split('/').at(-1);
}

/** Code in the text of a guide. The name of another component leads to its guide. */
export function Code(props: ComponentProps<typeof CodeOrSourceMdx>): ReactElement {
  const own = useOwnName();
  const { theme } = useToolbar();
  const { children, className } = props;
  if (className?.startsWith('language-') && typeof children === 'string') {
    return <Source code={children} language="tsx" dark={theme === 'dark'} />;
  }
  // A part in the anatomy may be called like a component.
  const related = index.guides.find(({ name }) => name === own)?.related;
  const guide = index.guides.find(
    ({ name }) => name === children && name !== own && (related?.includes(name) ?? true),
  );
  const code = <CodeOrSourceMdx {...props} />;
  return guide && !className ? <StorybookLink to={guide.id}>{code}</StorybookLink> : code;
}
