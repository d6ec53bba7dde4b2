import { Button, Select, t as token } from '@concierge/ui';
import { useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PHONE, useMedia } from '../useMedia.ts';
import type { OrderChoiceProps } from './OrderChoice.tsx';
import { PhoneFilterBar } from './PhoneFilterBar.tsx';
import { roomOptions } from './roomOptions.ts';

export interface FilterBarProps {
  /** Accessible name. */
  label: string;
  clearLabel: string;
  /** How many filters are set. */
  count: number;
  /** Clears all filters. */
  onClear: () => void;
  /** What the list can be ordered by: on a phone there are no headings to press. */
  order?: OrderChoiceProps | undefined;
  /** One `Filter` per thing a list can be narrowed by. */
  children: ReactNode;
}

/**
 * The filters above a list, with a way to clear them once one is set. On a phone one line of buttons,
 * and what they open.
 */
export function FilterBar(props: FilterBarProps): ReactElement {
  const { label, clearLabel, count, onClear, children } = props;
  const bar = useRef<HTMLDivElement>(null);
  const isPhone = useMedia(PHONE);
  const clear = () => {
    // The button goes with the filters.
    bar.current?.querySelector('button')?.focus();
    onClear();
  };
  return (
    <Bar ref={bar} role="search" aria-label={label} data-set={count > 0 || undefined}>
      {isPhone ? (
        <PhoneFilterBar {...props} />
      ) : (
        <>
          {children}
          {count > 0 && (
            <Clear variant="ghost" iconStart="x" onClick={clear}>
              {clearLabel}
            </Clear>
          )}
        </>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token.space[3]};

  @media print {
    &:not([data-set]) {
      display: none;
    }
  }
`;

/** Beside the controls of the filters, above which are their labels; below may be an error. */
const Clear = styled(Button)`
  margin-block-start: calc(1.25rem + 6px);
`;

interface FilterProps extends Omit<ComponentProps<typeof Select>, 'search'> {
  /** The options are rooms, which are grouped by floor. */
  isRoom?: boolean | undefined;
}

/** One filter of a `FilterBar`. A long list of options can be searched. */
export function Filter({ isRoom, options, ...rest }: FilterProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Choice
      {...rest}
      search={{ label: t('list.search'), noMatches: t('list.noMatches') }}
      options={isRoom ? roomOptions(options, t) : options}
    />
  );
}

const Choice = styled(Select)`
  flex: 1 1 144px;
  max-inline-size: 208px;
`;
