import { InlineFilterBar } from '@concierge/ui/FilterBar';
import { Select } from '@concierge/ui/Select';
import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import { DEVICE_FILTER_ABOVE } from '@concierge/contract/constants';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeAddress } from '../../lib/list/useListAddress.ts';
import { ListSearch } from '../../lib/shell/ListSearch.tsx';
import type { DeviceFilter } from './deviceQuery.ts';

interface DeviceFiltersProps {
  filter: DeviceFilter;
  groups: readonly string[];
  /** Devices without a filter, and with it; null while that is not known. */
  count: number | null;
  found: number | null;
  loading: boolean;
  onChange: ChangeAddress;
}

/** Narrows the devices: by text above ten, by group where there are any, by whether they answer. */
export function DeviceFilters({
  filter,
  groups,
  count,
  found,
  loading,
  onChange,
}: DeviceFiltersProps): ReactElement | null {
  const { t } = useTranslation('devices');
  const { search, group, state } = filter;
  const filtered = search !== '' || group !== null || state !== null;
  // Its place is kept, so that the table does not move when it comes.
  if (count === null && !filtered)
    return loading ? <InlineFilterBar label={t('filters.label')} /> : null;
  if (count === 0 && !filtered) return null;
  return (
    <InlineFilterBar label={t('filters.label')} set={filtered}>
      {((count ?? 0) > DEVICE_FILTER_ABOVE || search !== '') && (
        <ListSearch
          search={search}
          onChange={onChange}
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          labels={{ clear: t('clearSearch') }}
        />
      )}
      {(groups.length > 0 || group !== null) && (
        <Select
          label={t('filters.group')}
          labelPlacement="start"
          value={group}
          onChange={(next) => onChange({ group: next, offset: null })}
          options={groups.map((name) => ({ value: name, label: name }))}
          clearLabel={t('filters.allGroups')}
        />
      )}
      <Select
        label={t('columns.state')}
        labelPlacement="start"
        value={state}
        onChange={(next) => onChange({ state: next, offset: null })}
        options={[
          { value: 'online', label: t('state.online') },
          { value: 'offline', label: t('state.offline') },
        ]}
        clearLabel={t('filters.allStates')}
      />
      <VisuallyHidden role="status">
        {filtered && found !== null ? t('found', { count: found }) : ''}
      </VisuallyHidden>
    </InlineFilterBar>
  );
}
