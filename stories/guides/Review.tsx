import type { ReactElement } from 'react';

export interface ReviewProps {
  /** The day of the review, `YYYY-MM-DD`. */
  date: string;
  /** The stories whose play functions press the keys listed above; none where nothing is focusable. */
  keyboard?: readonly string[];
  /** The components whose keys are the keys of this one, and whose stories press them. */
  keysOf?: readonly string[];
}

const names = (list: readonly string[]) =>
  list.map((name, at) => (
    <span key={name}>
      {at > 0 && ', '}
      <code>{name}</code>
    </span>
  ));

/** Status and date of a component's accessibility review, the same words in every guide. */
export function Review({ date, keyboard = [], keysOf = [] }: ReviewProps): ReactElement {
  return (
    <>
      <p>
        <strong>
          Status on <time dateTime={date}>{date}</time>: reviewed by tools, not yet by people.
        </strong>
      </p>
      <ul>
        {keyboard.length > 0 && <li>Keyboard: pressed in the stories {names(keyboard)}.</li>}
        {keysOf.length > 0 && <li>Keyboard: through its parts, see {names(keysOf)}.</li>}
        {keyboard.length + keysOf.length === 0 && (
          <li>Keyboard: nothing in it takes the focus, so there is nothing to press.</li>
        )}
        <li>
          Not reviewed: it has not been used with a screen reader, a magnifier or voice control, or
          looked at in the system’s forced colours.
        </li>
      </ul>
    </>
  );
}
