import type { ReactNode } from 'react';
import { t } from '../../foundations/t.generated.ts';
import { MarkSigns, isSign, signStyle } from '../markSigns.tsx';
import type { RequestRow } from './requestTableTypes.ts';

/** The device with what is particular about the request: signs beside it, words below it. */
export function withMarks({ marks = [] }: RequestRow, device: ReactNode): ReactNode {
  const signs = marks.filter(isSign);
  const words = marks.filter((mark) => !isSign(mark));
  const signed =
    signs.length === 0 ? (
      device
    ) : (
      <span>
        {device} <MarkSigns marks={signs} />
      </span>
    );
  if (words.length === 0) return signed;
  return (
    <span>
      {signed} <span data-part="Marks">{words.map(({ text }) => text).join(' · ')}</span>
    </span>
  );
}

/** Styles of marks, for the table around them. */
export const markStyle: string = `
  [data-part='Marks'] {
    display: block;
    color: ${t.color.warning.text};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
  }
  ${signStyle}
`;
