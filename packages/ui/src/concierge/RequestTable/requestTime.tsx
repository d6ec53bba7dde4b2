import type { ReactNode } from 'react';
import { t } from '../../foundations/t.generated.ts';
import { ageOf, latenessOf, type RequestAge } from './ageModel.ts';
import type { RequestRow, RequestTableLabels } from './requestTableTypes.ts';

/** How long ago the request was made; its date is the tooltip, and read out after the age. */
export function ageCell(row: RequestRow, age: RequestAge, labels: RequestTableLabels): ReactNode {
  const passed = ageOf(row.service_at, age.now());
  const date = `${row.service_date} ${labels.utc}`;
  return (
    <time
      dateTime={row.service_at}
      title={date}
      data-part="Age"
      // Only a waiting request becomes late.
      data-late={row.state === 1 ? latenessOf(passed) : undefined}
    >
      {age.format(passed)}
      <span data-part="Date">
        , <bdi>{date}</bdi>
      </span>
    </time>
  );
}

/** The date alone. The heading of the column says its timezone; a card has none and shows it here. */
export function dateCell(row: RequestRow, labels: RequestTableLabels): ReactNode {
  return (
    <time dateTime={row.service_at}>
      <bdi>
        {row.service_date}
        <span data-part="Zone"> {labels.utc}</span>
      </bdi>
    </time>
  );
}

/** Styles of both, for the table around them. What is late is bold and framed as well as coloured. */
export const timeStyle: string = `
  & [data-part='Zone'] { display: none; }
  & [data-part='Age'] { white-space: nowrap; }
  & [data-part='Date'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & [data-late='due'] { font-weight: ${t.weight.medium}; }
  & [data-late='late'] { font-weight: ${t.weight.semibold}; }
  @media screen {
    & [data-late='due'],
    & [data-late='late'] {
      padding: 1px 6px;
      border: 1px solid ${t.color.warning.border};
      border-radius: 6px;
      margin-inline-start: -7px;
      background: ${t.color.warning.subtle};
      color: ${t.color.warning.text};
    }
    & [data-late='late'] {
      border-color: ${t.color.danger.border};
      background: ${t.color.danger.subtle};
      color: ${t.color.danger.text};
    }
  }
  @media print {
    & [data-part='Age'] { white-space: normal; }
    & [data-part='Date'] { position: static; clip-path: none; }
  }
`;
