import { REQUEST_SOURCES } from '@concierge/contract/requestSources';
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
  ALL_DAYS,
  GUEST,
  REQUEST_LIST_SHAPES,
  readFilter,
  readRequestListCall,
  sortColumnOf,
  withoutFilters,
  type RequestFilterName,
  type RequestListCall,
  type RequestListShape,
} from './requestQuery.ts';

/** The filters of a request list and, on a phone, its order; all in the address bar. */
export function RequestFilters({ shape }: { shape: RequestListShape }): ReactElement {
  const names = shape.filters;
  const { t, i18n } = useTranslation('requests');
  const { params, change } = useListAddress();
  useShown(filteringOptionsOpened, filteringOptionsLeft);
  const users = useSelector(selectFilterUsers);
  const options: Record<Exclude<RequestFilterName, 'source'>, readonly FilteringOption[]> = {
    device_id: useSelector(selectFilterDevices),
    service_id: useSelector(selectFilterServices),
    approved_by: users,
    canceled_by: users,
  };
  const call = readRequestListCall(params, shape);
  const { from, to, search, weekday, hour } = call;
  const valueOf = (name: RequestFilterName) =>
    name === 'canceled_by' && call.byGuest ? GUEST : (readFilter(params, name)?.toString() ?? null);
  const set = names.filter((name) => valueOf(name) !== null);
  const isPhone = useMedia(PHONE);
  // On a phone there are rows in its place: the search of the header leads to all requests.
  const hasSearch = !isPhone || search !== '' || shape === REQUEST_LIST_SHAPES.all;
  const isNarrowed = from !== null || to !== null || call.since !== null;
  const hourText = hourOfWeek(call, i18n.language);
  return (
    <FilterBar
      label={t('filters.label')}
      clearLabel={t('filters.clear')}
      count={set.length + (isNarrowed ? 1 : 0) + (hourText === null ? 0 : 1)}
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
          isShort={name === 'source'}
          label={t(`filters.${name}`)}
          value={valueOf(name)}
          onChange={(value) => change({ [name]: value, offset: null })}
          options={
            name === 'source'
              ? REQUEST_SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))
              : [
                  ...(name === 'canceled_by' ? [{ value: GUEST, label: t('filters.guest') }] : []),
                  ...choices(options[name], readId(params, name), t),
                ]
          }
          allLabel={t(`filters.all.${name}`)}
        />
      ))}
      {hourText !== null && (
        <Filter
          label={t('filters.hour')}
          value={`${weekday}-${hour}`}
          onChange={() => change({ weekday: null, hour: null, offset: null })}
          options={[{ value: `${weekday}-${hour}`, label: hourText }]}
          allLabel={t('filters.all.hour')}
        />
      )}
      <DayFilter
        from={from}
        to={to}
        onChange={(days) => change({ ...ALL_DAYS, ...days, offset: null })}
      />
    </FilterBar>
  );
}

/** 'Monday, 10:00–11:00', in the project's timezone; null for every hour. */
function hourOfWeek(
  { weekday, hour }: Pick<RequestListCall, 'weekday' | 'hour'>,
  language: string,
): string | null {
  if (weekday === null && hour === null) return null;
  // The first of January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday ?? 1));
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day);
  const hours = hour === null ? null : `${hour}:00–${hour + 1}:00`;
  return [weekday === null ? null : name, hours].filter((part) => part !== null).join(', ');
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
