import type { ReactElement } from 'react';
import type { GuideLinkTarget } from './guideEntry.ts';
import { StorybookLink } from './StorybookLink.tsx';

export interface LinksProps {
  label: string;
  to: readonly GuideLinkTarget[];
}

/** Links under a heading. Nothing where there is nothing to lead to. */
export function Links({ label, to }: LinksProps): ReactElement | null {
  if (to.length === 0) return null;
  return (
    <div className="sb-unstyled guide-links">
      <h3>{label}</h3>
      <ul>
        {to.map(({ id, name }) => (
          <li key={id}>
            <StorybookLink to={id}>{name}</StorybookLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
