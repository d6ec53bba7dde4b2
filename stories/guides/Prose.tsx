import { Fragment, type ReactElement } from 'react';
import { Code } from './Code.tsx';

/** A sentence with code in it, as in the text of a guide: names of components lead to their guides. */
export function Prose({ children }: { children: string }): ReactElement {
  return (
    <>
      {children.split('`').map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence stay in their places
        <Fragment key={at}>{at % 2 === 1 ? <Code>{part}</Code> : part}</Fragment>
      ))}
    </>
  );
}
