import { ArgTypes, Canvas, DocsContext, Heading, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Parameters } from '@storybook/react-vite';
import { use, type ReactElement, type ReactNode } from 'react';
import index from 'virtual:guides';
import { useOwnName } from './Code.tsx';
import type { GuideEntry } from './guideEntry.ts';
import { Links } from './Links.tsx';
import { Prose } from './Prose.tsx';
import { StorybookLink } from './StorybookLink.tsx';

const { guides, patterns } = index;

interface Documented {
  __docgenInfo?: { props?: Record<string, { required?: boolean; tsType?: unknown }> };
}

/** A page of text. That of a component begins with its name, and ends with its props, its states, and what it leads to. */
export function Guide({ children }: { children: ReactNode }): ReactNode {
  const own = useOwnName();
  const guide = guides.find(({ name }) => name === own);
  if (!guide) return children;
  return (
    <>
      <header className="guide-head">
        <p className="guide-group">
          {guide.group} · {guide.inUse ? 'In use' : 'New'}
        </p>
        <Title />
      </header>
      {children}
      <Heading>Props</Heading>
      <Props />
      <Heading>States</Heading>
      <States />
      <Related guide={guide} />
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

/** All states side by side where there is such a story, and what each of the others shows. */
function States(): ReactElement {
  const stories = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('dev'));
  const sheet = stories.find(({ tags }) => tags.includes('picture-dark'));
  return (
    <>
      {sheet && <Canvas of={sheet.moduleExport} sourceState="none" />}
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <StorybookLink to={id}>{name}</StorybookLink>
            <Description>{parameters}</Description>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sentence that a stories file says above a story. */
function Description({ children }: { children: Parameters }): ReactNode {
  const { docs } = children as { docs?: { description?: { story?: string } } };
  const text = docs?.description?.story;
  return text && <Prose>{` – ${text}`}</Prose>;
}

/** What a guide leads to: components it names or that name it, the patterns it is part of, its foundations. */
function Related({ guide }: { guide: GuideEntry }): ReactElement {
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
