'use client';

import type { ReactElement, ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import { optionItem, optionList } from '../../internal/popoverStyle.ts';

export interface OptionLine {
  id: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

/** One option with its check. A list may have hundreds: their rules are those of the list, and few have a check. */
export const optionLine = ({ id, label, icon, disabled }: OptionLine): ReactElement => (
  <ListBoxItem id={id} textValue={label} isDisabled={Boolean(disabled)} data-part="Option">
    {({ isSelected }) => (
      <>
        {icon}
        <span>{label}</span>
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
        padding-inline-end: calc(${t.space[2]} + 16px + ${t.space[2]});
      }
      &[data-selected] > svg:last-child {
        color: ${t.color.accentText};
      }
    }
    /* The label; an icon before it may be one too. */
    & [data-part='Option'] > span:last-of-type {
      flex: 1;
    }
  }
` as typeof ListBox;

/** Shown in a list without options. */
export function NoOptions({ children }: { children: string }): ReactElement {
  return <None>{children}</None>;
}

const None = styled.div`
  @layer concierge.components {
    padding: ${t.space[2]};
    color: ${t.color.textMuted};
  }
`;
