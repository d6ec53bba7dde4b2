import { AUDIT_ACTIONS, AUDIT_SUBJECT_KINDS } from '@concierge/contract/auditKinds';
import { DateField } from '@concierge/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useShown } from '../../lib/list/useShown.ts';
import { styled } from 'styled-components';
import { Filter, FilterBar } from '../../lib/shell/FilterBar.tsx';
import type { ChangeAddress } from '../../lib/list/useListAddress.ts';
import {
  filteringOptionsLeft,
  filteringOptionsOpened,
  selectFilterUsers,
} from '../filteringOptions/filteringOptionsSlice.ts';
import { type AuditCall, filterCount, isDay, OTHER_ACTORS } from './auditQuery.ts';

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
  const actors = [
    ...OTHER_ACTORS.map((kind) => ({ value: kind, label: t(`actors.${kind}`) })),
    ...users.map(({ id, label }) => ({ value: `user:${id}`, label })),
  ];
  const actions = AUDIT_ACTIONS.map((action) => ({
    value: action,
    label: t(`actions.${action}`),
  }));
  const subjects = AUDIT_SUBJECT_KINDS.map((kind) => ({
    value: kind,
    label: t(`subjects.${kind}`),
  }));
  return (
    <FilterBar
      label={t('filters.label')}
      clearLabel={t('filters.clear')}
      count={filterCount(call)}
      onClear={() => change(NONE)}
    >
      <Filter
        label={t('filters.actor')}
        clearLabel={t('filters.all.actor')}
        selected={call.actor}
        onSelectedChange={(actor) => change({ actor, before: null })}
        options={actors}
      />
      <Filter
        label={t('filters.action')}
        clearLabel={t('filters.all.action')}
        selected={call.action}
        onSelectedChange={(action) => change({ action, before: null })}
        options={actions}
      />
      <Filter
        label={t('filters.subject')}
        clearLabel={t('filters.all.subject')}
        selected={call.subject}
        onSelectedChange={(subject) => change({ subject, before: null })}
        options={subjects}
      />
      <DayFilter
        label={t('filters.from')}
        day={call.from}
        onChange={(from) => change({ from, before: null })}
      />
      <DayFilter
        label={t('filters.to')}
        day={call.to}
        onChange={(to) => change({ to, before: null })}
      />
    </FilterBar>
  );
}

interface DayFilterProps {
  label: string;
  day: string | null;
  onChange: (day: string | null) => void;
}

/** A day. While its year is being typed, the list stays as it is. */
function DayFilter({ label, day, onChange }: DayFilterProps): ReactElement {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState(day);
  const [shown, setShown] = useState(day);
  if (day !== shown) {
    setShown(day);
    setTyped(day);
  }
  return (
    <Day
      label={label}
      // Day first, as all dates of the console are.
      locale={i18n.language === 'en' ? 'en-GB' : i18n.language}
      value={typed}
      onChange={(value) => {
        setTyped(value);
        if (value === null || isDay(value)) onChange(value);
      }}
    />
  );
}

const Day = styled(DateField)`
  flex: 1 1 144px;
  max-inline-size: 208px;
`;
