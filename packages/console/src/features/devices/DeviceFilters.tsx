import { SearchField, Select, VisuallyHidden, t as token } from '@concierge/ui';
import { DEVICE_FILTER_ABOVE } from '@concierge/contract/constants';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AddressChanges } from '../../lib/list/useListAddress.ts';
import type { DeviceFilter } from './deviceRows.ts';

interface DeviceFiltersProps {
  filter: DeviceFilter;
  groups: readonly string[];
  /** Devices without a filter, and with it. */
  count: number;
  found: number;
  loading: boolean;
  onChange: (changes: AddressChanges) => void;
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
  if (loading && !filtered) return <Bar />;
  if (count === 0 && !filtered) return null;
  return (
    <Bar role="search" aria-label={t('filters.label')} data-set={filtered || undefined}>
      {(count > DEVICE_FILTER_ABOVE || search !== '') && (
        <Search
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={search}
          onChange={(text) => onChange({ search: text === '' ? null : text })}
          labels={{ clear: t('clearSearch') }}
        />
      )}
      {(groups.length > 0 || group !== null) && (
        <Choice
          label={t('filters.group')}
          labelPlacement="start"
          selected={group}
          onSelectedChange={(next) => onChange({ group: next })}
          options={groups.map((name) => ({ value: name, label: name }))}
          clearLabel={t('filters.allGroups')}
        />
      )}
      <Choice
        label={t('filters.state')}
        labelPlacement="start"
        selected={state}
        onSelectedChange={(next) => onChange({ state: next })}
        options={[
          { value: 'online', label: t('filters.online') },
          { value: 'offline', label: t('filters.offline') },
        ]}
        clearLabel={t('filters.allStates')}
      />
      <VisuallyHidden role="status">{filtered ? t('found', { count: found }) : ''}</VisuallyHidden>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-block-size: 34px;
  gap: ${token.space[2]} ${token.space[4]};

  @media print {
    &:not([data-set]) {
      display: none;
    }
  }
`;

const Search = styled(SearchField)`
  flex: 1 1 240px;
  max-inline-size: 360px;
`;

const Choice = styled(Select)`
  flex: 0 1 auto;
  min-inline-size: 0;

  & > [data-part='Control'] {
    min-inline-size: 140px;
  }
`;
