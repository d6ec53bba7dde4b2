'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { usualDirection } from './sortChoiceModel.ts';
import type { SortChoiceProps } from './sortChoiceTypes.ts';

export type {
  SortChoiceLabels,
  SortChoiceProps,
  SortChoiceState,
  SortColumn,
  SortDirection,
} from './sortChoiceTypes.ts';

const DIRECTIONS = ['DESC', 'ASC'] as const;

/** What a list is sorted by and in which direction, where there are no headings to press. */
export function SortChoice({
  columns,
  sortBy,
  direction,
  onSortChange,
  labels,
  ...rest
}: SortChoiceProps): ReactElement {
  const kind = columns.find(({ id }) => id === sortBy)?.kind ?? 'text';
  return (
    <Root {...rest} data-component="SortChoice">
      <RadioGroup
        label={labels.direction}
        labelHidden
        orientation="horizontal"
        value={direction}
        onChange={(value) => onSortChange(sortBy, value === 'ASC' ? 'ASC' : 'DESC')}
        options={DIRECTIONS.map((value) => ({ value, label: labels.directions[kind][value] }))}
      />
      <RadioGroup
        label={labels.sortBy}
        labelHidden
        value={sortBy}
        onChange={(chosen) => {
          const column = columns.find(({ id }) => id === chosen);
          if (column) onSortChange(column.id, usualDirection(column));
        }}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
      />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[3]};
  }
`;
