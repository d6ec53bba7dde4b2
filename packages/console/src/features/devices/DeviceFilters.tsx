import { SearchField, Select, VisuallyHidden, t as token } from '@concierge/ui';
import { DEVICE_FILTER_ABOVE } from '@concierge/contract/constants';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AddressChanges } from '../../lib/list/useListAddress.ts';
import type { DeviceFilter } from './deviceQuery.ts';

interface DeviceFiltersProps {
  filter: DeviceFilter;
  groups: readonly string[];
  /** Devices without a filter, and with it; null while that is not known. */
  count: number | null;
  found: number | null;
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
  if (count === null && !filtered) return loading ? <Bar /> : null;
  if (count === 0 && !filtered) return null;
  return (
    <Bar role="search" aria-label={t('filters.label')} data-set={filtered || undefined}>
      {((count ?? 0) > DEVICE_FILTER_ABOVE || search !== '') && (
        <DeviceSearch
          search={search}
          onChange={(text) => onChange({ search: text === '' ? null : text, offset: null })}
        />
      )}
      {(groups.length > 0 || group !== null) && (
        <Choice
          label={t('filters.group')}
          labelPlacement="start"
          selected={group}
          onSelectedChange={(next) => onChange({ group: next, offset: null })}
          options={groups.map((name) => ({ value: name, label: name }))}
          clearLabel={t('filters.allGroups')}
        />
      )}
      <Choice
        label={t('filters.state')}
        labelPlacement="start"
        selected={state}
        onSelectedChange={(next) => onChange({ state: next, offset: null })}
        options={[
          { value: 'online', label: t('filters.online') },
          { value: 'offline', label: t('filters.offline') },
        ]}
        clearLabel={t('filters.allStates')}
      />
      <VisuallyHidden role="status">
        {filtered && found !== null ? t('found', { count: found }) : ''}
      </VisuallyHidden>
    </Bar>
  );
}

/** Milliseconds without a key until what was typed is searched for. */
const TYPING_PAUSE_MS = 300;

interface DeviceSearchProps {
  search: string;
  onChange: (search: string) => void;
}

/** What is typed is in the field at once, and in the address when the typing pauses. */
function DeviceSearch({ search, onChange }: DeviceSearchProps): ReactElement {
  const { t } = useTranslation('devices');
  const [typed, setTyped] = useState(search);
  // What the address says by another way than this field replaces what is typed.
  const [known, setKnown] = useState(search);
  const [told, setTold] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== told) {
      setTold(search);
      setTyped(search);
    }
  }
  const tell = useEffectEvent(() => {
    setTold(typed);
    onChange(typed);
  });
  useEffect(() => {
    if (typed === told) return undefined;
    const timer = setTimeout(tell, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, told]);
  return (
    <Search
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      value={typed}
      onChange={setTyped}
      labels={{ clear: t('clearSearch') }}
    />
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
