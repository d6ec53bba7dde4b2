import { Breadcrumbs, Button, EmptyState, PageHeader, Select } from '@concierge/ui';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../fixtures/texts/translations.ts';

/** What a screen shows: everything, or one of the states in which there is nothing to show yet. */
export type Content = 'full' | 'loading' | 'empty' | 'failed';

interface ScreenProps {
  title: string;
  subtitle?: string;
  /** From the root to this screen. */
  crumbs: readonly { label: string; href?: string }[];
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: where one is, what it is, what can be done, and its content. */
export function Screen({ title, subtitle, crumbs, actions, children }: ScreenProps) {
  const t = useTexts();
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>
      <PageHeader
        title={title}
        subtitle={subtitle}
        breadcrumbs={<Breadcrumbs label={t('common:breadcrumbs')} items={crumbs} />}
        actions={actions}
      />
      {children}
    </div>
  );
}

/** In place of what could not be loaded: what it was, why, and a second try. */
export function LoadFailure({ title }: { title: string }) {
  const t = useTexts();
  return (
    <EmptyState
      role="alert"
      tone="warning"
      title={title}
      action={<Button iconStart="rotate-ccw">{t('common:retry')}</Button>}
    >
      {t('errors:network')}
    </EmptyState>
  );
}

export interface FilterProps {
  label: string;
  /** The entry that chooses nothing. */
  all: string;
  options: readonly string[];
}

function Filter({ label, all, options }: FilterProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Select
      style={{ flex: '1 1 144px', maxInlineSize: 208 }}
      label={label}
      value={value}
      onChange={setValue}
      clearLabel={all}
      options={options.map((option) => ({ value: option, label: option }))}
    />
  );
}

/** The filters over a list. */
export function Filters({ label, items }: { label: string; items: readonly FilterProps[] }) {
  return (
    <div
      role="search"
      aria-label={label}
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 }}
    >
      {items.map((item) => (
        <Filter key={item.label} {...item} />
      ))}
    </div>
  );
}
