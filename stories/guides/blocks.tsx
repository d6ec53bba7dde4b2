import { ArgTypes, DocsContext, Heading, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import { use, type ReactElement, type ReactNode } from 'react';
import index from 'virtual:guides';
import { useToolbar } from '../setup/toolbar.ts';
import { useOwnName } from './Code.tsx';
import type { GuideEntry } from './guideEntry.ts';
import { Links } from './Links.tsx';
import { usageOf } from './usage.ts';

export { Window } from './Window.tsx';

const { guides, patterns } = index;

type Of = Parameters<typeof useOf>[0];

interface Documented {
  __docgenInfo?: { props?: Record<string, { required?: boolean; tsType?: unknown }> };
}

function useGuide(): GuideEntry | undefined {
  const own = useOwnName();
  return guides.find(({ name }) => name === own);
}

/** How a component's guide begins: its group, its name. */
export function GuideHead(): ReactElement {
  const guide = useGuide();
  return (
    <header className="guide-head">
      <p className="guide-group">{guide?.group}</p>
      <Title />
    </header>
  );
}

export interface UsageProps {
  /** The story whose props are used. */
  of: Of;
}

/** Code to copy: the import, and the component with what it needs. */
export function Usage({ of }: UsageProps): ReactElement {
  const { story } = useOf(of, ['story']);
  const { theme } = useToolbar();
  const name = story.title.split('/').at(-1) ?? '';
  const { __docgenInfo: documented } = (story.component ?? {}) as Documented;
  const code = usageOf({
    name,
    from: story.title.startsWith('Concierge/') ? '@concierge/ui/concierge' : '@concierge/ui',
    props: documented?.props ?? {},
    args: story.initialArgs,
  });
  return <Source code={code} language="tsx" dark={theme === 'dark'} />;
}

export interface ReferenceProps {
  /** The stories worth knowing. */
  states: readonly Of[];
  /** What the table of props does not say. */
  children?: ReactNode;
}

/** How a component's guide ends: props, states, and what it leads to. */
export function Reference({ states, children }: ReferenceProps): ReactElement {
  return (
    <>
      <Heading>Props</Heading>
      <Props />
      {children}
      <Heading>States</Heading>
      <States of={states} />
      <Related />
    </>
  );
}

/** A component's own props. It takes those of its root element as well, which need no table. */
function Props(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { __docgenInfo: documented } = (preparedMeta.component ?? {}) as Documented;
  const described = Object.entries(preparedMeta.argTypes)
    .filter(([name, { description }]) => documented?.props?.[name]?.tsType ?? description)
    .map(([name]) => name);
  if (described.length === 0) return <p>It has none of its own, and takes those of its element.</p>;
  return <ArgTypes include={described} />;
}

/** The states worth knowing, each leading to its story, and the others. */
function States({ of }: { of: readonly Of[] }): ReactElement {
  const context = use(DocsContext);
  const shown = of.map((one) => context.resolveOf(one, ['story']).story);
  const others = context
    .componentStories()
    .filter(({ id, tags }) => !shown.some((one) => one.id === id) && tags.includes('dev'));
  return (
    <>
      <Links label="Worth knowing" to={shown} />
      <Links label="Others" to={others} />
    </>
  );
}

/** What a guide leads to: components it names or that name it, the patterns it is part of, its foundations. */
function Related(): ReactElement | null {
  const guide = useGuide();
  if (!guide) return null;
  const { name, related, foundations } = guide;
  return (
    <nav className="sb-unstyled guide-related" aria-labelledby="related">
      <h2 id="related">Related</h2>
      <Links
        label="Components"
        to={guides.filter((one) => related.includes(one.name) || one.related.includes(name))}
      />
      <Links label="Patterns" to={patterns.filter(({ components }) => components.includes(name))} />
      <Links label="Foundations" to={foundations} />
    </nav>
  );
}
