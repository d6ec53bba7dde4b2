import { AUDIT_ACTIONS, AUDIT_SUBJECT_KINDS } from '@concierge/contract/auditKinds';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useShown } from '../../lib/list/useShown.ts';
import { DayFilter } from '../../lib/shell/DayFilter.tsx';
import { Filter, FilterBar } from '../../lib/shell/FilterBar.tsx';
import type { ChangeAddress } from '../../lib/list/useListAddress.ts';
import {
  filteringOptionsLeft,
  filteringOptionsOpened,
  selectFilterUsers,
} from '../filteringOptions/filteringOptionsSlice.ts';
import { type AuditCall, filterCount, OTHER_ACTORS } from './auditQuery.ts';

interface AuditFiltersProps {
  call: AuditCall;
  change: ChangeAddress;
}

const NONE = { actor: null, action: null, subject: null, from: null, to: null, before: null };

/** The filters of the audit trail; their values are in the address bar. */
export function AuditFilters({ call, change }: AuditFiltersProps): ReactElement {
  const { t } = useTranslation('audit');
  useShown(filteringOptionsOpened, filteringOptionsLeft);
  const users = useSelector(selectFilterUsers);
  const options = {
    actor: [
      ...OTHER_ACTORS.map((kind) => ({ value: kind, label: t(`actors.${kind}`) })),
      ...users.map(({ id, label }) => ({ value: `user:${id}`, label })),
    ],
    action: AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) })),
    subject: AUDIT_SUBJECT_KINDS.map((value) => ({ value, label: t(`subjects.${value}`) })),
  };
  return (
    <FilterBar
      label={t('filters.label')}
      clearLabel={t('filters.clear')}
      count={filterCount(call)}
      onClear={() => change(NONE)}
    >
      {(['actor', 'action', 'subject'] as const).map((name) => (
        <Filter
          key={name}
          label={t(`columns.${name}`)}
          allLabel={t(`filters.all.${name}`)}
          isShort={name === 'subject'}
          value={call[name]}
          onChange={(value) => change({ [name]: value, before: null })}
          options={options[name]}
        />
      ))}
      <DayFilter
        from={call.from}
        to={call.to}
        onChange={(days) => change({ ...days, before: null })}
      />
    </FilterBar>
  );
}
