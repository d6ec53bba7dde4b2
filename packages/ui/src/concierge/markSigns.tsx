import type { ReactElement } from 'react';
import { Icon, type IconName } from '../components/Icon/Icon.tsx';
import { t } from '../foundations/t.generated.ts';

/** What is particular about the guest of a room, in a word or two: 'Do not disturb'. */
export interface Mark {
  /** Its name, also as a hint. */
  text: string;
  /** Shown in place of the text. */
  icon?: IconName | undefined;
  /** Two or three letters in place of the text where there is no icon: 'DE' for 'Speaks German'. */
  letters?: string | undefined;
  /** Good to know, and nothing to beware of. */
  quiet?: boolean | undefined;
}

/** Whether a mark is small enough to be beside a name. */
export const isSign = ({ icon, letters }: Mark): boolean => Boolean(icon ?? letters);

/** Marks as small signs with names, on the line of what they are about. Plain elements: rows are many. */
export function MarkSigns({ marks }: { marks: ReadonlyArray<Mark> }): ReactElement {
  return (
    <span data-part="Signs">
      {marks.map(({ text, icon, letters, quiet }) => (
        <span key={text} role="img" aria-label={text} title={text} data-quiet={quiet}>
          {icon ? <Icon name={icon} /> : letters}
        </span>
      ))}
    </span>
  );
}

/** Styles of the signs, for the table around them. They make no line higher. */
export const signStyle: string = `
  [data-part='Signs'] {
    display: inline-flex;
    gap: ${t.space[1]};
    vertical-align: middle;
    color: ${t.color.warning.text};
  }
  [data-part='Signs'] > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 18px;
    block-size: 16px;
    padding-inline: 3px;
    border: 1px solid ${t.color.warning.border};
    border-radius: ${t.radius.sm};
    background: ${t.color.warning.subtle};
    font: ${t.weight.semibold} 10px ${t.font.sans};
    cursor: help;
  }
  [data-part='Signs'] > [data-quiet] {
    border-color: ${t.color.border};
    background: ${t.color.surface};
    color: ${t.color.textMuted};
  }
  @media print {
    [data-part='Signs'] > :has(svg)::after { content: attr(title); margin-inline-start: 2px; }
  }
  [data-part='Signs'] svg { inline-size: 12px; block-size: 12px; }
`;
