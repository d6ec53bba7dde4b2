import { AUDIT_ACTIONS, AUDIT_SUBJECT_KINDS } from '@concierge/contract/auditKinds';
import { DateRangePicker } from '@concierge/ui/DateRangePicker';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { useShown } from '../../lib/list/useShown.ts';
import { useToday } from '../../lib/startOfToday.ts';
import { Filter, FilterBar } from '../../lib/shell/FilterBar.tsx';
import type { ChangeAddress } from '../../lib/list/useListAddress.ts';
import {
  filteringOptionsLeft,
  filteringOptionsOpened,
  selectFilterUsers,
} from '../filteringOptions/filteringOptionsSlice.ts';
import { type AuditCall, filterCount, OTHER_ACTORS } from './auditQuery.ts';
import { dayRangeTexts } from './auditTexts.ts';
import { dayPresets } from './dayPresets.ts';

interface AuditFiltersProps {
  call: AuditCall;
  change: ChangeAddress;
}

const NONE = { actor: null, action: null, subject: null, from: null, to: null, before: null };

/** The filters of the audit trail; their values are in the address bar. */
export function AuditFilters({ call, change }: AuditFiltersProps): ReactElement {
  const { t, i18n } = useTranslation('audit');
  const dayRangeLabels = useTexts(['audit'], dayRangeTexts);
  const today = useToday();
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
      <DateRangePicker
        label={t('filters.days')}
        clearLabel={t('filters.all.days')}
        value={{ from: call.from, to: call.to }}
        onChange={(days) => change({ from: null, to: null, ...days, before: null })}
        presets={dayPresets(today, (name) => t(`filters.presets.${name}`))}
        // Day first, as all dates of the console are.
        locale={i18n.language === 'en' ? 'en-GB' : i18n.language}
        labels={dayRangeLabels}
      />
    </FilterBar>
  );
}
