import type { ReactNode } from 'react';
import { t } from '../../foundations/t.generated.ts';
import type { RequestRow } from './requestTableTypes.ts';

/** The device, with what is particular about the request below it. */
export function withMarks({ marks }: RequestRow, device: ReactNode): ReactNode {
  if (!marks) return device;
  return (
    <span>
      {device} <span data-part="Marks">{marks.join(' · ')}</span>
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
`;
