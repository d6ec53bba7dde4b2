import { AUDIT_ACTIONS, AUDIT_SUBJECT_KINDS } from '@concierge/contract/auditKinds';
import { DatePicker } from '@concierge/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useShown } from '../../lib/list/useShown.ts';
import { Filter, FilterBar } from '../../lib/shell/FilterBar.tsx';
import type { ChangeAddress } from '../../lib/list/useListAddress.ts';
import {
  filteringOptionsLeft,
  filteringOptionsOpened,
  selectFilterUsers,
} from '../filteringOptions/filteringOptionsSlice.ts';
import { type AuditCall, filterCount, isDay, isTurnedRound, OTHER_ACTORS } from './auditQuery.ts';

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
        error={isTurnedRound(call) ? t('filters.turnedRound') : undefined}
        onChange={(to) => change({ to, before: null })}
      />
    </FilterBar>
  );
}

interface DayFilterProps {
  label: string;
  day: string | null;
  error?: string | undefined;
  onChange: (day: string | null) => void;
}

/** A day. While its year is being typed, the list stays as it is; a wrong year is said once the field is left. */
function DayFilter({ label, day, error, onChange }: DayFilterProps): ReactElement {
  const { t, i18n } = useTranslation('audit');
  const [typed, setTyped] = useState(day);
  const [left, setLeft] = useState(false);
  const [shown, setShown] = useState(day);
  if (day !== shown) {
    setShown(day);
    setTyped(day);
  }
  return (
    <DatePicker
      label={label}
      // Day first, as all dates of the console are.
      locale={i18n.language === 'en' ? 'en-GB' : i18n.language}
      value={typed}
      error={left && typed !== null && !isDay(typed) ? t('filters.wrongYear') : error}
      incompleteError={t('filters.incompleteDay')}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      labels={{
        open: t('filters.calendar.open'),
        previous: t('filters.calendar.previous'),
        next: t('filters.calendar.next'),
      }}
      onChange={(value) => {
        setTyped(value);
        if (value === null || isDay(value)) onChange(value);
      }}
    />
  );
}
