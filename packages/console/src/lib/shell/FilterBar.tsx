import { Combobox } from '@concierge/ui/Combobox';
import { FilterBar as Bar, type FilterBarProps as BarProps } from '@concierge/ui/FilterBar';
import { Select, type SelectOption } from '@concierge/ui/Select';
import type { SortDirection } from '@concierge/ui/SortChoice';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { groupRooms } from '@concierge/ui/concierge/roomGroups';
import type { TFunction } from 'i18next';

interface FilterBarProps extends Pick<
  BarProps,
  'label' | 'search' | 'count' | 'onClear' | 'children'
> {
  clearLabel: string;
  /** What the list can be sorted by: on a phone there are no headings to press. */
  sort?: {
    columns: ReadonlyArray<{ id: string; label: string }>;
    orderBy: string;
    direction: SortDirection;
    onChange: (orderBy: string, direction: SortDirection) => void;
  };
}

/** Columns of times, and the one of the number that requests get as they come. */
const TIMES = /^id$|_(at|date)$/;

/** The filters above a list and, on a phone, its order, with the console's texts. */
export function FilterBar({ clearLabel, sort, ...rest }: FilterBarProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Bar
      {...rest}
      labels={{
        clear: clearLabel,
        filters: (count) => (count > 0 ? t('list.filterCount', { count }) : t('list.filter')),
        sort: (order) => t('list.order', { order }),
        done: t('list.done'),
        close: t('close'),
      }}
      sort={
        sort && {
          columns: sort.columns.map((column) => ({
            ...column,
            kind: TIMES.test(column.id) ? 'time' : 'text',
          })),
          sortBy: sort.orderBy,
          direction: sort.direction,
          onSortChange: sort.onChange,
          labels: {
            sortBy: t('list.orderBy'),
            direction: t('list.direction.label'),
            directions: {
              time: {
                DESC: t('list.direction.time.DESC'),
                ASC: t('list.direction.time.ASC'),
              },
              text: {
                DESC: t('list.direction.text.DESC'),
                ASC: t('list.direction.text.ASC'),
              },
            },
          },
        }
      }
    />
  );
}

interface FilterProps extends Pick<
  ComponentProps<typeof Select>,
  'label' | 'value' | 'onChange' | 'options'
> {
  /** What it says while nothing is chosen. */
  allLabel: string;
  /** The options are rooms, which are grouped by floor. */
  isRoom?: boolean | undefined;
  /** The options are few and always the same: none needs to be found. */
  isShort?: boolean | undefined;
}

/** One filter of a `FilterBar`: an option is found by typing, unless the list is short. */
export function Filter({ allLabel, isRoom, isShort, options, ...rest }: FilterProps): ReactElement {
  const { t } = useTranslation();
  if (isShort) return <Select {...rest} options={options} clearLabel={allLabel} />;
  return (
    <Combobox
      {...rest}
      placeholder={allLabel}
      options={isRoom ? roomOptions(options, t) : options}
      labels={{ clear: t('list.clear'), noMatches: t('list.noMatches') }}
    />
  );
}

/** Rooms by floor, or by how their names begin; as they are where neither makes groups. */
function roomOptions(
  options: readonly SelectOption[],
  t: TFunction<['common']>,
): readonly SelectOption[] {
  const groups = groupRooms(options, ({ label }) => label, {
    floor: (floor) => t('list.floor', { floor }),
    others: t('list.otherRooms'),
  });
  return (
    groups?.flatMap(({ label, items }) => items.map((item) => ({ ...item, group: label }))) ??
    options
  );
}
