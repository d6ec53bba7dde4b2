'use client';

import type { ReactElement } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { NoOptions, OptionList, optionLine } from '../Select/OptionList.tsx';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { popoverSurface } from '../../internal/popoverStyle.ts';
import type { ComboboxOption } from './comboboxTypes.ts';

interface ComboboxListProps {
  options: ReadonlyArray<ComboboxOption>;
  labelledBy: string;
  noMatches: string;
}

/** The options that contain what is typed, under the field. */
export function ComboboxList({ options, labelledBy, noMatches }: ComboboxListProps): ReactElement {
  return (
    <Surface data-part="Popover" offset={4} style={overlayLayer}>
      <OptionList
        aria-labelledby={labelledBy}
        items={options}
        renderEmptyState={() => <NoOptions>{noMatches}</NoOptions>}
      >
        {(option) => optionLine({ ...option, id: option.value })}
      </OptionList>
    </Surface>
  );
}

const Surface = styled(Popover)`
  @layer concierge.components {
    ${popoverSurface}
    inline-size: var(--trigger-width);
    max-inline-size: calc(100vw - 16px);
  }
`;
