import { InlineFilterBar } from '@concierge/ui/FilterBar';
import { SearchField } from '@concierge/ui/SearchField';
import { Select } from '@concierge/ui/Select';
import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import { DEVICE_FILTER_ABOVE } from '@concierge/contract/constants';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
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
  if (count === null && !filtered)
    return loading ? <InlineFilterBar label={t('filters.label')} /> : null;
  if (count === 0 && !filtered) return null;
  return (
    <InlineFilterBar label={t('filters.label')} set={filtered}>
      {((count ?? 0) > DEVICE_FILTER_ABOVE || search !== '') && (
        <DeviceSearch
          search={search}
          onChange={(text) => onChange({ search: text === '' ? null : text, offset: null })}
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
  const [sent, setSent] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== sent) {
      setSent(search);
      setTyped(search);
    }
  }
  const tell = useEffectEvent(() => {
    setSent(typed);
    onChange(typed);
  });
  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = setTimeout(tell, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent]);
  return (
    <SearchField
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      value={typed}
      onChange={setTyped}
      labels={{ clear: t('clearSearch') }}
    />
  );
}
