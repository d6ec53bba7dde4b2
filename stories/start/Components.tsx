import type { ReactElement } from 'react';
import index from 'virtual:guides';
import { Links } from '../guides/Links.tsx';

const GROUPS = [
  ['Components', 'For any product'],
  ['Layout', 'The frame of a console'],
  ['Concierge', 'The pieces of this console'],
] as const;

/** All components by name, each leading to its guide. */
export function Components(): ReactElement {
  return (
    <>
      {GROUPS.map(([group, text]) => (
        <Links
          key={group}
          label={`${group}: ${text}`}
          to={index.guides.filter((guide) => guide.group === group)}
        />
      ))}
    </>
  );
}
