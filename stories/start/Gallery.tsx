import type { ReactElement } from 'react';
import index from 'virtual:guides';
import type { GuideEntry } from '../guides/guideEntry.ts';
import { StorybookLink } from '../guides/StorybookLink.tsx';
import { Picture } from '../guides/Picture.tsx';

const GROUPS = [
  ['Components', 'For any product.'],
  ['Layout', 'The frame of a console.'],
  ['Concierge', 'The pieces of this console.'],
] as const;

function Card({ id, name, summary, picture }: GuideEntry): ReactElement {
  return (
    <li>
      <StorybookLink to={id} className="guide-card">
        <Picture of={picture} />
        <span className="guide-card-name">{name}</span>
        <span className="guide-card-text">{summary.replaceAll('`', '')}</span>
      </StorybookLink>
    </li>
  );
}

/** All components by picture. */
export function Gallery(): ReactElement {
  return (
    <>
      {GROUPS.map(([group, text]) => (
        <section key={group} aria-label={group}>
          <h3>
            {group} <span className="gallery-count">{text}</span>
          </h3>
          <ul className="sb-unstyled guide-cards gallery">
            {index.guides
              .filter((guide) => guide.group === group)
              .map((guide) => (
                <Card key={guide.id} {...guide} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
