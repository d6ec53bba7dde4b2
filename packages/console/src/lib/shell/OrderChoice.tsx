import { RadioGroup, t as token } from '@concierge/ui';
import type { Direction } from '@concierge/contract/requests';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export interface OrderChoiceProps {
  columns: ReadonlyArray<{ id: string; label: string }>;
  orderBy: string;
  direction: Direction;
  onChange: (orderBy: string, direction: Direction) => void;
}

/** Columns of times, and the one of the number that requests get as they come. */
const TIMES = /^id$|_(at|date)$/;

const DIRECTIONS = ['DESC', 'ASC'] as const satisfies readonly Direction[];

function directionKey(column: string, direction: Direction) {
  const kind = TIMES.test(column) ? 'time' : 'text';
  return `list.direction.${kind}.${direction}` as const;
}

/** What a list is ordered by, and in which direction. */
export function OrderChoice({
  columns,
  orderBy,
  direction,
  onChange,
}: OrderChoiceProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Stack>
      <RadioGroup
        label={t('list.direction.label')}
        labelHidden
        orientation="horizontal"
        selected={direction}
        onSelectedChange={(value) => onChange(orderBy, value === 'ASC' ? 'ASC' : 'DESC')}
        options={DIRECTIONS.map((value) => ({ value, label: t(directionKey(orderBy, value)) }))}
      />
      <RadioGroup
        label={t('list.orderBy')}
        labelHidden
        selected={orderBy}
        // Times begin with the newest, texts with their first letter.
        onSelectedChange={(column) => onChange(column, TIMES.test(column) ? 'DESC' : 'ASC')}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
      />
    </Stack>
  );
}

/** The order in a few words, for the button that changes it. */
export function useOrderText({
  columns,
  orderBy,
  direction,
}: Pick<OrderChoiceProps, 'columns' | 'orderBy' | 'direction'>): string {
  const { t } = useTranslation();
  const words = t(directionKey(orderBy, direction));
  const column = columns.find(({ id }) => id === orderBy);
  return orderBy === columns[0]?.id ? words : [column?.label, words].join(' · ');
}

const Stack = styled.div`
  display: grid;
  gap: ${token.space[3]};
`;
