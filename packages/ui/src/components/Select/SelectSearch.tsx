'use client';

import type { ReactElement } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { controlBox, controlFocus } from '../../internal/fieldStyle.ts';
import { matchesText } from '../../internal/foldText.ts';
import { NoOptions } from './OptionList.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { SelectSearchLabels } from './Select.tsx';
import { SelectOptions, SelectSurface, type SelectListProps } from './SelectList.tsx';

export interface SelectSearchProps extends SelectListProps {
  search: SelectSearchLabels;
}

/** As the first thing in what was opened. */
const TAKES_FOCUS = { autoFocus: true };

/**
 * The options of a select under a field that narrows them. The focus stays in the field: arrows move through
 * the options, Enter chooses, Escape closes.
 */
export function SelectSearch({ search, ...list }: SelectSearchProps): ReactElement {
  return (
    <SelectSurface {...list}>
      <Layout>
        <Autocomplete filter={(text, query) => matchesText(query, text)}>
          <Field aria-label={search.label} {...TAKES_FOCUS}>
            <Icon name="search" />
            <Query type="search" placeholder={search.label} data-part="Search" />
          </Field>
          <SelectOptions
            {...list}
            renderEmptyState={() => <NoOptions>{search.noMatches}</NoOptions>}
          />
        </Autocomplete>
      </Layout>
    </SelectSurface>
  );
}

/** The field stays in view over the scrolling options, and as wide as it was. */
const Layout = styled.div`
  @layer concierge.components {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    min-inline-size: 220px;
  }
`;

const Field = styled(TextField)`
  @layer concierge.components {
    position: relative;
    flex: none;
    padding: ${t.space[1]};
    border-block-end: 1px solid ${t.color.border};
    background: ${t.color.surfaceRaised};
    color: ${t.color.textMuted};

    & > svg {
      position: absolute;
      inset-block-start: calc(50% - 8px);
      inset-inline-start: 14px;
      pointer-events: none;
    }
  }
`;

const Query = styled(Input)`
  @layer concierge.components {
    ${controlBox}
    padding-inline-start: 32px;
    appearance: none;

    &::-webkit-search-cancel-button {
      display: none;
    }
    &:focus {
      ${controlFocus}
    }
  }
`;
