'use client';

import type { ComponentType, ReactElement, ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import { optionItem, optionList } from '../../internal/popoverStyle.ts';

export interface OptionLine {
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

/** One option with its check. A list may have hundreds: their rules are those of the list, and few have a check. */
export const optionLine = (id: string, { label, icon, disabled }: OptionLine): ReactElement => (
  <ListBoxItem id={id} textValue={label} isDisabled={!!disabled} data-part="Option">
    {({ isSelected }) => (
      <>
        {icon}
        <span dir="auto">{label}</span>
        {isSelected && <Icon name="check" />}
      </>
    )}
  </ListBoxItem>
);

/** The list of a select or a combobox. */
export const OptionList: typeof ListBox = styled(ListBox)`
  @layer concierge.components {
    ${optionList}

    & [data-part='Option'] {
      ${optionItem}

      &:not([data-selected]) {
        padding-inline-end: 32px;
      }
      &[data-selected] > :last-child {
        margin-inline-start: auto;
        color: ${t.color.accentText};
      }
    }
  }
` as typeof ListBox;

/** Shown in a list without options. */
export const NoOptions: ComponentType<{ children: string }> = styled.div`
  @layer concierge.components {
    padding: ${t.space[2]};
    color: ${t.color.textMuted};
  }
`;
