import { t, Tag, UiProvider } from '@concierge/ui';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import allFacts from 'virtual:component-facts';
import { kilobytes, STATUSES } from './statuses.ts';
import { StorybookLink } from './StorybookLink.tsx';

type Facts = (typeof allFacts)[number];

/** `features/requests/RequestList` to `RequestList`, below its folder. */
function byFolder(modules: readonly string[]): [folder: string, names: string[]][] {
  const folders = new Map<string, string[]>();
  for (const path of modules) {
    const at = path.lastIndexOf('/');
    const folder = path.slice(0, at);
    folders.set(folder, [...(folders.get(folder) ?? []), path.slice(at + 1)]);
  }
  return [...folders];
}

function Names({ names }: { names: readonly string[] }): ReactElement {
  const guideOf = (name: string) => allFacts.find((one) => one.name === name)?.guide;
  return (
    <>
      {names.map((name, at) => {
        const guide = guideOf(name);
        return (
          <Fragment key={name}>
            {at > 0 && ', '}
            {guide ? <StorybookLink to={guide}>{name}</StorybookLink> : name}
          </Fragment>
        );
      })}
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`;

function Accessibility({ stories, reviewedOn, undecided }: Facts): ReactElement {
  return (
    <>
      axe finds nothing in {count(stories, 'story', 'stories')}, in three themes
      {reviewedOn && (
        <Small>
          Reviewed by tools on <time dateTime={reviewedOn}>{reviewedOn}</time>
        </Small>
      )}
      {undecided.length > 0 && (
        <details>
          <summary>{count(undecided.length, 'finding')} decided by hand</summary>
          <ul>
            {undecided.map(({ rule, cause, reason }) => (
              <li key={`${rule} ${cause}`}>
                <code>{rule}</code> – {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Longer lists are folded. */
const SHOWN = 4;

function Use({ usedIn, partOf }: Facts): ReactElement {
  if (usedIn.length === 0 && partOf.length === 0) return <>Not in the console</>;
  return (
    <>
      {usedIn.length > 0 && (
        <details>
          <summary>{count(usedIn.length, 'module')} of the console</summary>
          <ul>
            {byFolder(usedIn).map(([folder, names]) => (
              <li key={folder}>
                <code>{folder}</code> – {names.join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {usedIn.length === 0 && 'Only as a part of others'}
      {partOf.length > 0 && (
        <details open={partOf.length <= SHOWN}>
          <summary>Part of {count(partOf.length, 'component')}</summary>
          <Small>
            <Names names={partOf} />
          </Small>
        </details>
      )}
    </>
  );
}

export interface ComponentFactsProps {
  /** The component's name, for example `Button`. */
  of: string;
}

/**
 * Status, size, accessibility review and use of a component, for the top of its guide. All of it is computed
 * (`packages/tooling/src/componentFacts.ts`).
 */
export function ComponentFacts({ of }: ComponentFactsProps): ReactElement {
  const facts = allFacts.find(({ name }) => name === of);
  if (!facts) throw new Error(`There is no component ${of}`);
  const { status, size } = facts;
  const { label, tone, means } = STATUSES[status];
  return (
    <UiProvider locale="en">
      {/* Storybook restyles the elements of a guide unless it is told not to. */}
      <List className="sb-unstyled" aria-label={`Facts about ${of}`} data-facts={of}>
        <Fact term="Status">
          <Tag tone={tone}>{label}</Tag>
          <Small>{means}</Small>
        </Fact>
        {size && (
          <Fact term="Size">
            {kilobytes(size.initial)}
            {size.lazy > 0 && ` and ${kilobytes(size.lazy)} when needed`}
            <Small>At most, gzipped, without React and styled-components</Small>
          </Fact>
        )}
        <Fact term="Accessibility">
          <Accessibility {...facts} />
        </Fact>
        <Fact term="Used in">
          <Use {...facts} />
        </Fact>
      </List>
    </UiProvider>
  );
}

const Small = styled.span`
  display: block;
  color: ${t.color.textMuted};
  font-size: 0.8125rem;
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  margin-block: 24px;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.md};
  background: ${t.color.surface};
  color: ${t.color.text};
  font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
  overflow-wrap: anywhere;

  & > div {
    padding: 12px 16px;
    box-shadow: 0 0 0 0.5px ${t.color.border};
  }
  dt {
    margin-block-end: 4px;
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
  }
  dd {
    margin: 0;
  }
  a {
    color: ${t.color.link};
  }
  summary {
    cursor: pointer;
    min-block-size: 24px;
  }
  ul {
    margin: 4px 0 0;
    padding-inline-start: 18px;
    font-size: 0.8125rem;
  }
  code {
    font-family: ${t.font.mono};
  }
`;
