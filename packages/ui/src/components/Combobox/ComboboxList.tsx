'use client';

import type { ReactElement } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { overlayLayer } from '../../internal/overlayLayer.ts';
import { optionItem, optionList, popoverSurface } from '../../internal/popoverStyle.ts';
import { Icon } from '../Icon/Icon.tsx';
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
      <List
        aria-labelledby={labelledBy}
        items={options}
        renderEmptyState={() => <None>{noMatches}</None>}
      >
        {(option) => (
          <Option
            id={option.value}
            textValue={option.label}
            isDisabled={Boolean(option.disabled)}
            data-part="Option"
          >
            {option.icon}
            <OptionLabel>{option.label}</OptionLabel>
            <Icon name="check" />
          </Option>
        )}
      </List>
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

const List = styled(ListBox)`
  @layer concierge.components {
    ${optionList}
  }
` as typeof ListBox;

const Option = styled(ListBoxItem)`
  @layer concierge.components {
    ${optionItem}

    & > svg:last-child {
      visibility: hidden;
      color: ${t.color.accentText};
    }
    &[data-selected] > svg:last-child {
      visibility: visible;
    }
  }
`;

const OptionLabel = styled.span`
  @layer concierge.components {
    flex: 1;
  }
`;

const None = styled.div`
  @layer concierge.components {
    padding: ${t.space[2]};
    color: ${t.color.textMuted};
  }
`;
