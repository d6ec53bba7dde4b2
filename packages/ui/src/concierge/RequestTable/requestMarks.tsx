import type { ReactNode } from 'react';
import { t } from '../../foundations/t.generated.ts';
import type { RequestRow } from './requestTableTypes.ts';

/** The device, with what is particular about the request below it. */
export function withMarks({ marks }: RequestRow, device: ReactNode): ReactNode {
  if (!marks?.length) return device;
  return (
    <span>
      {device}{' '}
      <span data-part="Facts">
        {marks.map(({ text, tone }) => (
          <span key={text} data-part="Fact" data-tone={tone}>
            {text}{' '}
          </span>
        ))}
      </span>
    </span>
  );
}

/** Styles of marks, for the table around them. */
export const markStyle: string = `
  [data-part='Facts'] {
    display: block;
  }
  [data-part='Fact'] {
    display: inline-block;
    margin-block-start: 2px;
    margin-inline-end: 2px;
    padding: 0 5px;
    border: 1px solid ${t.color.border};
    border-radius: 5px;
    color: ${t.color.neutral.text};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
  }
  [data-part='Fact'][data-tone='warning'] {
    border-color: currentColor;
    background: ${t.color.warning.subtle};
    color: ${t.color.warning.text};
  }
`;
