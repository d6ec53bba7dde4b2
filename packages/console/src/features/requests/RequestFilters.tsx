import type { FilteringOption } from '@concierge/contract/requests';
import type { TFunction } from 'i18next';
import { type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useShown } from '../../lib/list/useShown.ts';
import { DayFilter } from '../../lib/shell/DayFilter.tsx';
import { Filter, FilterBar } from '../../lib/shell/FilterBar.tsx';
import { PHONE, useMedia } from '../../lib/useMedia.ts';
import { ListSearch } from '../../lib/shell/ListSearch.tsx';
import { readId } from '../../lib/list/listAddress.ts';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import {
  filteringOptionsLeft,
  filteringOptionsOpened,
  selectFilterDevices,
  selectFilterServices,
  selectFilterUsers,
} from '../filteringOptions/filteringOptionsSlice.ts';
import {
  REQUEST_LIST_SHAPES,
  readRequestListCall,
  sortColumnOf,
  withoutFilters,
  type RequestFilterName,
  type RequestListShape,
} from './requestQuery.ts';

/** The filters of a request list and, on a phone, its order; all in the address bar. */
export function RequestFilters({ shape }: { shape: RequestListShape }): ReactElement {
  const names = shape.filters;
  const { t } = useTranslation('requests');
  const { params, change } = useListAddress();
  useShown(filteringOptionsOpened, filteringOptionsLeft);
  const users = useSelector(selectFilterUsers);
  const options: Record<RequestFilterName, readonly FilteringOption[]> = {
    device_id: useSelector(selectFilterDevices),
    service_id: useSelector(selectFilterServices),
    approved_by: users,
    canceled_by: users,
  };
  const call = readRequestListCall(params, shape);
  const { from, to, search } = call;
  const set = names.filter((name) => readId(params, name) !== null);
  const isPhone = useMedia(PHONE);
  // On a phone there are rows in its place: the search of the header leads to all requests.
  const hasSearch = !isPhone || search !== '' || shape === REQUEST_LIST_SHAPES.all;
  const isNarrowed = from !== null || to !== null;
  return (
    <FilterBar
      label={t('filters.label')}
      clearLabel={t('filters.clear')}
      count={set.length + (isNarrowed ? 1 : 0)}
      onClear={() => change(withoutFilters(set))}
      sort={{
        columns: (['id', ...shape.columns] as const).map((column) => ({
          id: column === 'id' ? column : sortColumnOf(column),
          label: t(`columns.${column}`),
        })),
        ...call,
        onChange: (orderBy, direction) => change({ orderBy, direction, offset: null }),
      }}
      search={
        hasSearch && (
          <ListSearch
            search={search}
            onChange={change}
            label={t('search.label')}
            labelHidden={isPhone}
            placeholder={t('search.placeholder')}
            labels={{ clear: t('search.clear') }}
          />
        )
      }
    >
      {names.map((name) => (
        <Filter
          key={name}
          isRoom={name === 'device_id'}
          label={t(`filters.${name}`)}
          value={readId(params, name)?.toString() ?? null}
          onChange={(value) => change({ [name]: value, offset: null })}
          options={choices(options[name], readId(params, name), t)}
          allLabel={t(`filters.all.${name}`)}
        />
      ))}
      <DayFilter from={from} to={to} onChange={(days) => change({ ...days, offset: null })} />
    </FilterBar>
  );
}

/** The options, and what the address names even when the options do not know it (any more). */
function choices(
  options: readonly FilteringOption[],
  chosen: number | null,
  t: TFunction<'requests'>,
) {
  const known = options.map(({ id, label, deleted }) => ({
    value: String(id),
    label: deleted ? t('filters.deleted', { service: label }) : label,
  }));
  if (chosen === null || options.some(({ id }) => id === chosen)) return known;
  return [...known, { value: String(chosen), label: `#${chosen}` }];
}
