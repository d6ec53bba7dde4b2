import type { ReactNode } from 'react';
import { t } from '../../foundations/t.generated.ts';
import { ageOf, latenessOf, type RequestAge } from './ageModel.ts';
import type { RequestRow, RequestTableLabels } from './requestTableTypes.ts';

/**
 * The service date, and how long ago it was where `age` says so. The heading of the column says its timezone; a
 * card has none and shows it here.
 */
export function timeCell(
  row: RequestRow,
  labels: RequestTableLabels,
  age: RequestAge | undefined,
): ReactNode {
  return (
    <time dateTime={row.service_at}>
      <bdi data-part="Date">
        {row.service_date}
        <span data-part="Zone"> {labels.utc}</span>
      </bdi>
      {age && ageOfRow(row, age)}
    </time>
  );
}

function ageOfRow(row: RequestRow, age: RequestAge): ReactNode {
  const passed = ageOf(row.service_at, age.now());
  return (
    <>
      {' '}
      <span
        data-part="Age"
        // Only a waiting request becomes late.
        data-late={row.state === 1 ? latenessOf(passed) : undefined}
      >
        {age.format(passed)}
      </span>
    </>
  );
}

/**
 * Styles of both, for the table around them: beside each other where the column has the room, which is the same in
 * all rows. What is late is bold and framed as well as colored.
 */
export const timeStyle: string = `
  & [data-part='Zone'] { display: none; }
  & time:has([data-part='Age']) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${t.space[3]};
    white-space: nowrap;
  }
  & [data-part='Age'] {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
  }
  & [data-part='Took'] {
    display: block;
    font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
  }
  & [data-late='due'] { font-weight: ${t.weight.medium}; }
  & [data-late='late'] { font-weight: ${t.weight.semibold}; }
  @media screen {
    & [data-late='due'],
    & [data-late='late'] {
      padding-inline: 6px;
      border: 1px solid ${t.color.warning.border};
      border-radius: ${t.radius.sm};
      margin-inline-start: -7px;
      background: ${t.color.warning.subtle};
      color: ${t.color.warning.text};
    }
    & [data-late='late'] {
      border-color: ${t.color.danger.border};
      background: ${t.color.danger.subtle};
      color: ${t.color.danger.text};
    }
    /* Beneath the date, flush with it. */
    @container (max-width: 1040px) {
      [data-late] { margin-inline-start: 0; }
    }
  }
`;
