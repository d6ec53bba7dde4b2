'use client';

import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { Button } from '../Button/Button.tsx';
import { FilterSheets } from './FilterSheets.tsx';
import type { FilterBarProps } from './filterBarTypes.ts';

export type { FilterBarLabels, FilterBarProps } from './filterBarTypes.ts';
export { InlineFilterBar, type InlineFilterBarProps } from './InlineFilterBar.tsx';

/** The width up to which a page is laid out for a phone, as in `AppShell`. */
const PHONE = '(max-width: 640px)';

/**
 * The filters above a list, with a way to clear them once one is set. On a phone it is one line of buttons, each with
 * a sheet at the thumb.
 */
export function FilterBar(props: FilterBarProps): ReactElement {
  const { label, search, count, onClear, sort, labels, children, ref, ...rest } = props;
  const bar = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(PHONE);
  const clear = () => {
    // The button goes with the filters.
    bar.current?.querySelector<HTMLElement>('input, button')?.focus();
    onClear();
  };
  return (
    <Root
      {...rest}
      ref={mergeRefs(bar, ref)}
      role="search"
      aria-label={label}
      data-component="FilterBar"
      data-set={count > 0 || undefined}
    >
      {search}
      {isPhone ? (
        <FilterSheets label={label} count={count} onClear={onClear} sort={sort} labels={labels}>
          {children}
        </FilterSheets>
      ) : (
        <>
          {children}
          {count > 0 && (
            <Clear variant="ghost" iconStart="x" onClick={clear} data-part="Clear">
              {labels.clear}
            </Clear>
          )}
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: ${t.space[3]};

    &
      > :is(
        [data-component='Select'],
        [data-component='MultiSelect'],
        [data-component='Combobox']
      ) {
      flex: 1 1 144px;
      max-inline-size: 208px;
    }
    & > [data-component='SearchField'] {
      flex: 1 1 208px;
      max-inline-size: 320px;

      @media ${PHONE} {
        flex-basis: 100%;
        max-inline-size: none;
      }
    }
    & > :is([data-component='DatePicker'], [data-component='DateRangePicker']) {
      flex: 1 1 168px;
      max-inline-size: 208px;
    }

    @media print {
      &:not([data-set]) {
        display: none;
      }
    }
  }
`;

/** Beside the controls of the filters, above which are their labels; below may be an error. */
const Clear = styled(Button)`
  @layer concierge.components {
    margin-block-start: calc(1.25 * ${t.size.rem} + 6px);
  }
`;
