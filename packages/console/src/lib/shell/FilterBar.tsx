import { Button, Select, t as token } from '@concierge/ui';
import { useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface FilterBarProps {
  /** Accessible name. */
  label: string;
  clearLabel: string;
  /** Clears all filters; absent while none is set. */
  onClear?: (() => void) | undefined;
  /** One `Filter` per thing a list can be narrowed by. */
  children: ReactNode;
}

/** The filters above a list, with a way to clear them once one is set (D2, E2). */
export function FilterBar({ label, clearLabel, onClear, children }: FilterBarProps): ReactElement {
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button goes with the filters.
    bar.current?.querySelector('button')?.focus();
    onClear?.();
  };
  return (
    <Bar ref={bar} role="search" aria-label={label}>
      {children}
      {onClear && (
        <Button variant="ghost" iconStart="x" onClick={clear}>
          {clearLabel}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[3]};
`;

/** One filter of a `FilterBar`. A long list of options can be searched. */
export function Filter(props: Omit<ComponentProps<typeof Select>, 'search'>): ReactElement {
  const { t } = useTranslation();
  return <Choice {...props} search={{ label: t('list.search'), noMatches: t('list.noMatches') }} />;
}

const Choice = styled(Select)`
  flex: 1 1 144px;
  max-inline-size: 208px;
`;
